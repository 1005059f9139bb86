/** Maximum results of one provider and of one series of its courses among the first ten, if others are about as good. */
const SAME_PROVIDER = 3;
const SAME_SERIES = 1;
const DIVERSE = 10;
/** A result below this fraction of another's score is not as good. */
const AS_GOOD = 0.93;
/** Results that may move up. */
const LOOKED_AT = DIVERSE * 5;

type Judge<Result> = {
  scoreOf: (result: Result) => number;
  providerOf: (result: Result) => string | number;
  seriesOf: (result: Result) => number;
  /** Whether the search named this provider. */
  isRequested?: (result: Result) => boolean;
};

/** Moves results of a provider that is frequent among the first ten behind others that are about as good. */
export function diversify<Result>(results: Result[], judge: Judge<Result>): Result[] {
  const { scoreOf, providerOf, seriesOf, isRequested = () => false } = judge;
  const waiting = results.slice(0, LOOKED_AT);
  const chosen: Result[] = [];
  const counts = new Map<string | number, number>();
  const series = new Map<number, number>();
  const hasRoom = (result: Result) =>
    (counts.get(providerOf(result)) ?? 0) < SAME_PROVIDER &&
    (series.get(seriesOf(result)) ?? 0) < SAME_SERIES;
  while (chosen.length < DIVERSE) {
    const [first] = waiting;
    if (first === undefined) break;
    const least = scoreOf(first) * AS_GOOD;
    const at = waiting.findIndex((one) => isRequested(one) || scoreOf(one) < least || hasRoom(one));
    const next = waiting[at];
    const isAsGood = next !== undefined && scoreOf(next) >= least;
    const [taken = first] = waiting.splice(isAsGood ? at : 0, 1);
    chosen.push(taken);
    counts.set(providerOf(taken), (counts.get(providerOf(taken)) ?? 0) + 1);
    series.set(seriesOf(taken), (series.get(seriesOf(taken)) ?? 0) + 1);
  }
  return [...chosen, ...waiting, ...results.slice(LOOKED_AT)];
}
