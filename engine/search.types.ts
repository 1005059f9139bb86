import type { CourseCard } from './course.schema';
import type { FacetName } from './facet-definitions';
import type { Sort, SortField } from './sorts';

export { FACETS, type FacetName, facets } from './facet-definitions';
export {
  type RowOrder,
  rowOrderOf,
  SORT_FIELDS,
  SORTS,
  type Sort,
  type SortField,
  sortOrders,
} from './sorts';

/** Values chosen within a facet are alternatives (OR); facets narrow each other (AND). */
export type Filters = Partial<Record<FacetName, string[]>>;

/** A complete search, equivalent to the address `/search/{words}?...`. */
export type Search = {
  words: string;
  filters: Filters;
  sort: Sort;
  /** The first page is 1. */
  page: number;
  /** Search for exactly these words, without correction. */
  literal: boolean;
  /** What courses must not be, in words: "python", "for beginners". */
  without?: string[];
  /** What is to be searched as text instead of being understood: filters of these facets, or what is not wanted. */
  asText: (FacetName | 'without')[];
  /** Languages whose courses come first, one as good as the other. */
  prefer?: string[];
  /** Facets of which the page lists all values, not only the first. */
  whole?: FacetName[];
  /** The topic whose courses are listed; the words only order them. The words of the address say it. */
  ofTopic?: string;
};

export type FacetValue = { value: string; label: string; count: number; selected: boolean };
export type Facet = { name: FacetName; values: FacetValue[] };

/** A filter inferred from the words; `words` are those it was inferred from. */
export type InferredFilter = {
  facet: FacetName;
  value: string;
  label: string;
  words: string;
  /** Set if no course, or hardly any, passes it together with the others, so that the results ignore it. */
  dropped?: true;
};

/** A filter that the words could mean, but that would leave few courses: `count` of the results pass it. */
export type FilterOffer = { facet: FacetName; value: string; label: string; words: string; count: number };

/** What people ask for and no fact of a course tells. */
export type UnsupportedFacet = 'certificate' | 'rating' | 'accreditation' | 'job';
/** What was set aside, and the words that say it. */
export type Unsupported = { facet: UnsupportedFacet; words: string };

/** What courses must not be, as it was understood from `words`: a facet's value, or words that they must not have. */
export type Exclusion = { facet?: FacetName; value?: string; label: string; words: string };

/**
 * What the results that do not match the whole search have of it: not all inferred filters (see `InferredFilter.dropped`),
 * its subject (see `SearchAnswer.subjects`), or all of it in a language that it does not ask for.
 */
export type Relaxation = 'fewer-filters' | 'subject' | 'other-languages';

/** A subject with courses in which to look for another one that has none. */
export type WiderSubject = { slug: string; name: string; count: number; of: string };

/** A lesson, or a chapter of it, in which the words of a search stand. */
export type Moment = {
  /** Path of the lesson, at the second at which the chapter begins. */
  href: string;
  /** Title of the lesson. */
  lesson: string;
  /** Title of the chapter, if the words stand there. */
  chapter?: string;
  /** Second at which the chapter begins. */
  start?: number;
  /** Length of the lesson in seconds. */
  seconds?: number;
  /** Search engines are told of the lesson's page. */
  listed?: true;
  /** Ranges [start, end) of the chapter's title, else of the lesson's, that matched a word. */
  marks: [number, number][];
};

/** A moment outside its course's card. */
export type CourseMoment = Moment & { course: Pick<CourseCard, 'id' | 'title' | 'provider' | 'language'> };

export type SearchResult<Card extends CourseCard = CourseCard> = Card & {
  /** Ranges [start, end) of the title, in UTF-16 units, that matched a word. */
  marks: [number, number][];
  /** Where the words stand, if the card does not say them. */
  moment?: Moment;
  /** Names of the topics by which it matched, if its title does not say them. */
  onTopics?: string[];
  /** Why it has this rank; only on request. */
  explained?: Explanation;
};

/** The reasons for a result's rank: the fields in which each word was found, and the parts of its score. */
export type Explanation = {
  fields: { word: string; found: ('title' | 'topics' | 'people' | 'more')[] }[];
  score: number;
  parts: Record<string, number>;
};

export type SearchAnswer<Card extends CourseCard = CourseCard> = {
  results: SearchResult<Card>[];
  total: number;
  page: number;
  /** Number of pages that can be opened. */
  pages: number;
  facets: Facet[];
  intents: InferredFilter[];
  /** The share of the results of which a number is known that an order follows, from 0 to 1; of many results, of some of them. */
  known?: Record<SortField, number>;
  /** Filters that are offered instead of applied; absent where none is. */
  offers?: FilterOffer[];
  /** What was left out, because the words or the address say so; absent where nothing was. */
  exclusions?: Exclusion[];
  /** What the results ignore, because nothing here can judge it; absent where nothing is. */
  unsupported?: Unsupported[];
  /** The words ask for a child, and no result is made for children. */
  noneForChildren?: true;
  /** School years and exams, as the words name them, which no result is known to be for; absent where there are none. */
  noneForYear?: string[];
  /** The words without exclusions and unsupported facets: what to ask elsewhere. Absent where it is all of them. */
  wanted?: string;
  /** The words that were searched instead of the ones that were typed. */
  correctedTo?: string;
  /** The language of the words, where they are clear evidence of one. */
  language?: string;
  relaxed?: Relaxation;
  /** With `relaxed`: this many of the first results do match the whole search. */
  complete?: number;
  /** With the relaxation `subject`: the names of what the other results are on. */
  subjects?: string[];
  /** The name of what the first of these is part of, where some are on that. */
  partOf?: string;
  /** Where nothing is on the subject of the words: what it is part of. */
  wider?: WiderSubject;
  /**
   * On the first page of a search that a lesson answers: the lessons and chapters that say its words, of different courses,
   * best first. They count in no total or facet, and their courses need not be among the results.
   */
  moments?: CourseMoment[];
  /** Names of the topics that the words name, or that a profession or an exam takes; absent where there are none. */
  named?: string[];
  /** Related topics, nearest first. */
  nearestTopics: { slug: string; name: string; count: number }[];
  /** For few or no results: courses of the first of these topics, if it is near enough. */
  popularNearby: Card[];
  indexVersion: string;
};

export const PAGE_SIZE = 24;
/** The highest page number of an address. */
export const MAX_PAGE = 1_000;

export type SuggestionKind = 'topic' | 'course' | 'lesson' | 'teacher' | 'provider';
export type Suggestion = {
  kind: SuggestionKind;
  text: string;
  /** Title of the course of a lesson. */
  detail?: string;
  /** What to search for, if it is not the text. */
  words?: string;
  /** Path of the page that it opens. */
  href: string;
};
