"""Lists the words of 31 languages with their frequency.

    python3 -m venv .venv
    .venv/bin/pip install wordfreq==3.1.1 pythainlp==5.4.0
    .venv/bin/python scripts/words/list_words.py words.tsv
    npx tsx scripts/words/pack.ts words.tsv

Each line is a word, then language:zipf for each language that has it (zipf: log10 of its uses in a billion words).
The last command packs the list into data/words. The site itself runs none of these commands.
"""

import math
import sys
from collections import defaultdict

from pythainlp.corpus import thai_words, tnc
from wordfreq import get_frequency_dict

# How many words of each language to list, the most frequent first.
LANGUAGES = {
    "en": 90_000,
    **{code: 40_000 for code in ("es", "fr", "it", "pt")},
    # These languages inflect their words, so each word has more forms.
    **{code: 50_000 for code in ("de", "ru", "pl", "uk", "tr")},
    **{code: 35_000 for code in ("ar", "el", "ta")},
    **{code: 25_000 for code in ("nl", "hi", "zh", "ja", "ko", "vi", "id", "th")},
    # No course or topic name is in these: their words are known so that they are not taken for mistakes.
    **{code: 15_000 for code in ("sv", "cs", "ro", "hu", "da", "nb", "fi", "he", "fa", "bn")},
}
LONGEST = 32


def is_word(text: str) -> bool:
    return 0 < len(text) <= LONGEST and any(c.isalpha() for c in text) and " " not in text


def zipf(frequency: float) -> float:
    return math.log10(frequency) + 9


def thai() -> dict[str, float]:
    known = thai_words()
    counts = {word: count for word, count in tnc.word_freqs() if word in known}
    total = sum(counts.values())
    # A dictionary word that the corpus lacks is rare, not misspelled.
    return {word: counts.get(word, 1) / total for word in known}


def main(path: str) -> None:
    words: dict[str, dict[str, float]] = defaultdict(dict)
    for language, most in LANGUAGES.items():
        frequencies = thai() if language == "th" else get_frequency_dict(language, "best")
        ranked = sorted((w for w in frequencies if is_word(w)), key=lambda w: -frequencies[w])
        for word in ranked[:most]:
            words[word][language] = zipf(frequencies[word])
    with open(path, "w", encoding="utf-8") as out:
        for word, found in words.items():
            out.write(word + "\t" + " ".join(f"{code}:{value:.2f}" for code, value in found.items()) + "\n")


main(sys.argv[1])
