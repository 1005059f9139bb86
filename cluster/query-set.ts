import type { FacetName, Filters, SortField } from '@polymath/engine/search';
import type { Dictionary, RowOrder, RowSet } from '@polymath/engine/store';
import { MAX_RESULTS } from './cluster-mapping';
import { countValues } from './count-values';
import type { Answer, Hit, Lookups } from './lookups';
import { allOf, choicesOf, EVERYTHING, NOTHING, type Query, rowsQuery } from './queries';

/** The size of a set is assumed to be so until it is known: most searches find enough. */
const ASSUMED_SIZE = 1000;

/** The row of a hit that is sorted by rank in the end. */
const rowOf = ({ sort }: Hit): number => Number(sort?.at(-1));

const RANK: Query = { rank: 'asc' };
const sortBy = (order: RowOrder): Query[] =>
  order === 'popular'
    ? [RANK]
    : [{ [order.by]: { order: order.first === 'highest' ? 'desc' : 'asc', missing: '_last' } }, RANK];

/** A set of rows as a query of a cluster, with the rows where they are known. */
export class QuerySet implements RowSet {
  constructor(
    readonly dictionary: Dictionary,
    readonly lookups: Lookups,
    readonly query: Query,
    readonly rows?: Uint32Array,
  ) {}

  static queryOf(set: RowSet): Query {
    // Only sets of one store are combined.
    return (set as QuerySet).query;
  }

  #with(query: Query): QuerySet {
    return new QuerySet(this.dictionary, this.lookups, query);
  }

  #get<Value>(name: string, body: Query, read: (answer: Answer) => Value, assumed: Value): Value {
    return this.lookups.get({ name, part: 'courses', body: { query: this.query, ...body } }, read, assumed);
  }

  /** The first rows. */
  #rows(body: Query): number[] {
    const fields = { _source: false, stored_fields: '_none_', track_total_hits: false };
    const sorted = { ...fields, sort: [RANK], ...body };
    return this.#get('rows of a set', sorted, ({ hits }) => hits.hits.map(rowOf), []);
  }

  size(): number {
    if (this.rows) return this.rows.length;
    if (this.query === NOTHING) return 0;
    if (this.query === EVERYTHING) return this.dictionary.courses;
    const size = ({ hits }: Answer) => hits.total?.value ?? ASSUMED_SIZE;
    return this.#get('size of a set', { size: 0, track_total_hits: true }, size, ASSUMED_SIZE);
  }

  has(least: number): boolean {
    if (this.rows || this.query === NOTHING || this.query === EVERYTHING) return this.size() >= least;
    if (least < 1) return true;
    const isEnough = ({ hits: { total } }: Answer) => total === undefined || total.value >= least;
    return this.#get('size of a set', { size: 0, track_total_hits: least }, isEnough, true);
  }

  first(limit: number): Uint32Array {
    if (this.rows) return this.rows.subarray(0, limit);
    const size = Math.min(Math.floor(limit), MAX_RESULTS);
    if (this.query === NOTHING || size < 1) return new Uint32Array(0);
    return Uint32Array.from(this.#rows({ size }));
  }

  between(order: RowOrder, from: number, to: number, except: ReadonlySet<number>): number[] {
    const size = Math.min(to, MAX_RESULTS) - from;
    if (size < 1 || this.query === NOTHING) return [];
    const query = except.size > 0 ? this.without(this.#with(rowsQuery(except))) : this;
    return (query as QuerySet).#rows({ from, size, sort: sortBy(order) });
  }

  among(rows: Iterable<number>): Set<number> {
    const some = [...rows];
    if (some.length === 0 || this.query === NOTHING) return new Set();
    const own = this.rows && new Set(this.rows);
    if (own) return new Set(some.filter((row) => own.has(row)));
    const set = this.#with(allOf([this.query, rowsQuery(some.sort((a, b) => a - b))]));
    return new Set(set.#rows({ size: some.length }));
  }

  and(other: RowSet): RowSet {
    return this.#with(allOf([this.query, QuerySet.queryOf(other)]));
  }

  without(other: RowSet): RowSet {
    if (QuerySet.queryOf(other) === NOTHING) return this;
    return this.#with({ bool: { filter: [this.query], must_not: [QuerySet.queryOf(other)] } });
  }

  passing(filters: Filters): RowSet {
    const choices = choicesOf(this.dictionary, filters).map(([, choice]) => choice);
    return choices.length === 0 || this.query === NOTHING
      ? this
      : this.#with(allOf([this.query, ...choices]));
  }

  inLanguages(languages: ReadonlySet<number>): RowSet {
    if (this.query === NOTHING) return this;
    return this.#with(allOf([this.query, { terms: { 'facet.language': [...languages] } }]));
  }

  counts(filters: Filters, listed: number): Map<FacetName, Map<number, number>> {
    const { dictionary, lookups, query } = this;
    return countValues({ dictionary, lookups, query, filters, listed });
  }

  knownShare(field: SortField): number {
    const size = this.size();
    const known = allOf([this.query, { exists: { field } }]);
    return size === 0 ? 0 : this.#with(known).size() / size;
  }
}
