const MAX_COMBINATIONS = 8;

/** All combinations of one stem per part, as long as they stay few; none of no parts. */
export function combineStems(parts: string[][]): string[][] {
  if (parts.length === 0) return [];
  let all: string[][] = [[]];
  for (const stems of parts) {
    const room = Math.max(1, Math.floor(MAX_COMBINATIONS / all.length));
    const taken = parts.length > 1 ? stems.slice(0, room) : stems;
    all = all.flatMap((before) => taken.map((stem) => [...before, stem]));
  }
  return all;
}
