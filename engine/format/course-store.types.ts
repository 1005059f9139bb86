import type { Course, CourseCard } from '@/engine/course.schema';
import type { CourseRules } from '@/engine/host.types';
import type { FacetName, Filters } from '@/engine/search.types';
import type { RowOrder, SortField } from '@/engine/sorts';
import type { Dictionary } from './dictionary';
import type { Scope } from './index-schema';

/** A searched term: it is found where all stems of any alternative occur. */
export type RowQuery = { alternatives: string[][] };

export type { RowOrder };

/**
 * A set of courses by their rows. A set is a description: only what is asked of it is read. Sets of one store can be
 * combined.
 */
export type RowSet = {
  size(): number;
  /** Whether it has at least so many rows. */
  has(least: number): boolean;
  /** Its first rows, most popular first. */
  first(limit: number): Uint32Array;
  /** Its rows from position `from` up to, not including, `to`, as if those of `except` were not in it. */
  between(order: RowOrder, from: number, to: number, except: ReadonlySet<number>): number[];
  /** Those of the rows that are in it. */
  among(rows: Iterable<number>): Set<number>;
  and(other: RowSet): RowSet;
  without(other: RowSet): RowSet;
  passing(filters: Filters): RowSet;
  /** Those taught in one of the languages, by their numbers. */
  inLanguages(languages: ReadonlySet<number>): RowSet;
  /**
   * The number of rows that pass the filters, by facet and number of the value; of a facet without the filter of that
   * facet. Of many values the `listed` most frequent ones, the lowest number first where equal, and the chosen ones.
   */
  counts(filters: Filters, listed: number): Map<FacetName, Map<number, number>>;
  /** The share of which this number is known, 0 to 1. */
  knownShare(field: SortField): number;
};

/** What ranks a course besides its words. Numbers of values are those of the dictionary; 0 is unknown. */
export type RowFacts = {
  language: number;
  level: number;
  cost: number;
  provider: number;
  topics: ArrayLike<number>;
  /** 0 to 1. */
  popularity: number;
  /** 0 if unknown. */
  hours: number;
  isPlayable: boolean;
};

/** Days as in a course, YYYY-MM-DD. */
type CourseDays = Pick<Course, 'id' | 'addedAt' | 'checkedAt'>;

/** Places of matching lessons and chapters, by the row of their course. */
export type FoundPieces = Map<number, number[]>;

/** The courses of an index by row: read from its file, or asked of a cluster. */
export type CourseStore = {
  /** The number of first rows that `between` can return. */
  readonly resultWindow: number;
  everyRow(): RowSet;
  rowsOf(rows: Iterable<number>): RowSet;
  /** The courses that have all terms within the scope. */
  withAll(wanted: readonly RowQuery[], scope: Scope): RowSet;
  union(sets: readonly RowSet[]): RowSet;
  /** The first courses whose title, or leading course code, is exactly this text, by its word key. */
  titled(key: string): number[];
  /** The first courses whose titles have all words, the last one as the beginning of a word if `isBegun`. */
  titlesLike(words: readonly string[], isBegun: boolean, limit: number): { id: string; title: string }[];
  facts(row: number): RowFacts;
  /** The words of these courses as numbers, as `packHead` packed them; in any order. */
  heads(rows: Iterable<number>): { row: number; head: Uint32Array }[];
  /** The words of their content as numbers, 0 between its parts. */
  contents(rows: Iterable<number>): ReadonlyMap<number, Uint32Array>;
  /** In the order of the rows. */
  cards(rows: readonly number[]): { row: number; card: CourseCard }[];
  /** In the order of the rows. */
  courses(rows: Iterable<number>): [row: number, course: Course][];
  /** The first lessons and chapters that say all terms, those of popular courses first. */
  pieces(wanted: readonly RowQuery[], limit: number): FoundPieces;
  /** The same in one course. */
  piecesOf(row: number, wanted: readonly RowQuery[], limit: number): number[];
  rowOf(id: string): number | undefined;
  /** The id of the course that once had this id, or has it in another case. */
  renamed(id: string): string | undefined;
  /** For each known key (lib/course/course-keys), the id of the most popular course. */
  keyed(keys: readonly string[]): [key: string, id: string][];
  /** Ids of the rows from `offset` + 1, at most `limit`. */
  ids(offset: number, limit: number): string[];
  /** The courses that search engines are told of, in order, from position `offset`. */
  listed(offset: number, limit: number): CourseDays[];
  /**
   * The rows with listed lessons, each with the position of its last one among those of all rows, which together have
   * those at the positions from `offset` + 1 to `offset` + `limit`.
   */
  withListedLessons(offset: number, limit: number): { row: number; last: number }[];
  /**
   * The rows that search engines are told of, with a known day on which they were added, of any of the topics or of all,
   * latest first.
   */
  latest(topics: readonly string[] | undefined, limit: number): number[];
};

/** An index as a search sees it. */
export type CatalogIndex = Dictionary & { store: CourseStore; rules: CourseRules };
