/** A text of captions with the seconds from which and until when it is said. */
export type Cue = { start: number; end: number; text: string };
/** What is said from a second on. */
export type Passage = { start: number; text: string };

/** Captions come in snippets of a few seconds; a statement is longer. */
const PASSAGE_SECONDS = 20;

/** Joins snippets into passages of a useful length. */
export function toPassages(cues: readonly Cue[]): Passage[] {
  const passages: { start: number; texts: string[] }[] = [];
  for (const { start, text } of cues) {
    const last = passages.at(-1);
    if (last && start - last.start < PASSAGE_SECONDS) last.texts.push(text);
    else passages.push({ start: Math.floor(start), texts: [text] });
  }
  return passages.map(({ start, texts }) => ({ start, text: texts.join(' ') }));
}
