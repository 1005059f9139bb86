/** What a caller must handle is a value; everything else throws and ends in the error page and the log. */
export type Outcome<T, Reason extends string> = { ok: true; value: T } | { ok: false; reason: Reason };
