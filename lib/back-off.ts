type Pauses = {
  /** Milliseconds after the first failure; doubles with each that follows. */
  first: number;
  /** By default 30 times as long. */
  longest?: number;
};

/** Milliseconds to wait after so many failures in a row, from 1. */
export const backOff = (failures: number, { first, longest = 30 * first }: Pauses): number =>
  Math.min(first * 2 ** (failures - 1), longest);
