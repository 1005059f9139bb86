/** A fraction in whole percent: what is begun is never nothing, and nothing is called finished before it is. */
export const percentOf = (fraction: number): number =>
  fraction > 0 ? Math.max(1, Math.floor(fraction * 100)) : 0;
