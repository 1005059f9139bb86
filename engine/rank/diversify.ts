/**
 * Maximum results of one provider, of one series of its courses and of one part of a subject among the first ten, if others are
 * about as good.
 */
const SAME_PROVIDER = 3;
const SAME_SERIES = 1;
const SAME_PART = 2;
const DIVERSE = 10;
/** A result below this fraction of another's score is not as good; among the parts of one subject; instead of a second one of a series. */
const AS_GOOD = 0.93;
const AS_GOOD_OF_PARTS = 0.86;
const AS_GOOD_OF_SERIES = 0.8;
/** Results that may move up. */
const LOOKED_AT = DIVERSE * 5;

type Judge<Result> = {
  scoreOf: (result: Result) => number;
  providerOf: (result: Result) => string | number;
  seriesOf: (result: Result) => number;
  partOf?: (result: Result) => number | undefined;
  /** Whether the search named this provider. */
  isRequested?: (result: Result) => boolean;
};

/** Counts what the chosen results are of. */
function counted<Result>(keyOf: (result: Result) => string | number | undefined, most: number) {
  const counts = new Map<string | number, number>();
  return {
    hasRoom(result: Result): boolean {
      const key = keyOf(result);
      return key === undefined || (counts.get(key) ?? 0) < most;
    },
    add(result: Result): void {
      const key = keyOf(result);
      if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
    },
  };
}

/** Moves results of what is frequent among the first ten behind others that are about as good. */
export function diversify<Result>(results: Result[], judge: Judge<Result>): Result[] {
  const { scoreOf, providerOf, seriesOf, partOf, isRequested = () => false } = judge;
  const waiting = results.slice(0, LOOKED_AT);
  const chosen: Result[] = [];
  const series = counted(seriesOf, SAME_SERIES);
  const limits = [
    counted(providerOf, SAME_PROVIDER),
    series,
    ...(partOf ? [counted(partOf, SAME_PART)] : []),
  ];
  while (chosen.length < DIVERSE) {
    const [first] = waiting;
    if (first === undefined) break;
    const asGood = partOf?.(first) === undefined ? AS_GOOD : AS_GOOD_OF_PARTS;
    const least = scoreOf(first) * (series.hasRoom(first) ? asGood : AS_GOOD_OF_SERIES);
    const at = waiting.findIndex(
      (one) => isRequested(one) || scoreOf(one) < least || limits.every((limit) => limit.hasRoom(one)),
    );
    const next = waiting[at];
    const isAsGood = next !== undefined && scoreOf(next) >= least;
    const [taken = first] = waiting.splice(isAsGood ? at : 0, 1);
    chosen.push(taken);
    for (const limit of limits) limit.add(taken);
  }
  return [...chosen, ...waiting, ...results.slice(LOOKED_AT)];
}
