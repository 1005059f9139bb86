type Pauses = {
  /** Milliseconds after the first failure; doubles with each that follows. */
  first: number;
  longest: number;
};

/** Milliseconds to wait after so many failures in a row, from 1. */
export const backOff = (failures: number, { first, longest }: Pauses): number =>
  Math.min(first * 2 ** (failures - 1), longest);
