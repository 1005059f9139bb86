const LETTERS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Whether letters of the text run from right to left, so that they would turn around the line that it stands in. */
export const runsRightToLeft = (text: string): boolean => LETTERS.test(text);
