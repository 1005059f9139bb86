export type Edit = { start: number; end: number; text: string };

/** A part of a text with its edits; of two that overlap, the one that begins first. */
export function writeEdits(source: string, edits: Edit[], start = 0, end = source.length): string {
  let [text, at] = ['', start];
  const within = edits.filter((one) => one.start >= start && one.end <= end);
  for (const edit of within.sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (edit.start < at) continue;
    text += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + source.slice(at, end);
}
