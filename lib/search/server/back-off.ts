const FIRST_MS = 1_000;
/** The longest pause, in times of the first. */
const LONGEST = 30;

/** Milliseconds to wait after so many failures in a row, from 1: `first`, doubled each time up to 30 times as long. */
export const backOff = (failures: number, first = FIRST_MS): number =>
  Math.min(first * 2 ** (failures - 1), first * LONGEST);
