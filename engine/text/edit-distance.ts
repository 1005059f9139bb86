/**
 * Number of letters to add, drop, replace or swap with a neighbour to turn `a` into `b` (Damerau-Levenshtein,
 * each letter edited at most once). Returns `limit + 1` as soon as the distance exceeds `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/** All strings that result from dropping at most `depth` letters of `word`, including the word itself. */
export function deletions(word: string, depth: number): Set<string> {
  const all = new Set([word]);
  let edge = [word];
  for (let level = 0; level < depth; level++) {
    const next: string[] = [];
    for (const item of edge) {
      for (let i = 0; i < item.length; i++) {
        const shorter = item.slice(0, i) + item.slice(i + 1);
        if (shorter !== '' && !all.has(shorter)) {
          all.add(shorter);
          next.push(shorter);
        }
      }
    }
    edge = next;
  }
  return all;
}
