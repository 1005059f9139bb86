const WORD = /[\p{L}\p{N}]+/gu;
/** Acronyms and names have a capital after their first letter: "SQL", "JavaScript", "iOS". */
const SPECIAL = /.\p{Lu}/u;

/**
 * The spelling of words in a heading. If they are one of `names`, that name is used; otherwise acronyms are
 * spelled as in the names: with "UX/UI design" among the names, "ui ux design" becomes "UI UX design".
 */
export function spellTopic(words: string, names: Iterable<string>): string {
  const special = new Map<string, string>();
  for (const name of names) {
    if (name.toLowerCase() === words.toLowerCase()) return name;
    for (const [word] of name.matchAll(WORD)) {
      if (SPECIAL.test(word)) special.set(word.toLowerCase(), word);
    }
  }
  const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return words.replace(
    WORD,
    (word, at: number) => special.get(word.toLowerCase()) ?? (at === 0 ? capitalised(word) : word),
  );
}
