import type { Course, CourseCard, Errand, Topic, TopicNeeds, Version } from './course.schema';
import type { FacetName } from './search.types';

/** The audiences that change the order of results. */
export type Audience = 'children' | 'university';

/** What courses are to the host of the engine, the site. The engine hands them through. */
export type HostTypes = { course: Course; card: CourseCard; overview: unknown };

/** What the engine asks its host about courses, while it builds an index and while it answers. */
export type CourseRules<Host extends HostTypes = HostTypes> = {
  /** The fields that a card can have: with others, an index is another one. */
  readonly cardFields: readonly string[];
  /**
   * Made when the index is built, and sent with each result. `topic` is the entry of the course's first topic, `versions` are
   * those of the same course in other years or places.
   */
  card(course: Host['course'], topic: Topic | undefined, versions: readonly Version[]): Host['card'];
  /** How many hours a course takes, as far as it is known. */
  hours(course: Host['course']): number | undefined;
  /** Keys that identify a course: two courses with a common key are the same. */
  keys(course: Host['course']): string[];
  /** Whom the course is made for, as far as that is known. */
  audience(course: Host['course']): Audience | undefined;
  /** Whether its list of lessons is known. */
  isSeries(course: Host['course']): boolean;
  /** Whether the course is in sitemaps and feeds. */
  isListed(course: Host['course']): boolean;
  /** Numbers of the lessons, from 1, that are in sitemaps. */
  listedLessons(course: Host['course']): number[];
  /** Whether the page of a topic with so many courses is in the sitemap. */
  isListedTopic(topic: { count: number }): boolean;
  /** The name of a topic that no list of topics has, from its slug. `names` are those of the others. */
  topicName(slug: string, names: Iterable<string>): string;
  /** The label of a facet's value; for topics, providers and teachers the catalogue has them. */
  valueLabel(facet: FacetName, value: string): string;
  /** The part of a lesson's address after that of its course. */
  lessonSegment(number: number, title: string): string;
  /** Path of a lesson's page, at a second of it. */
  lessonPath(courseId: string, segment: string, second: number | undefined): string;
  coursePath(id: string): string;
  searchPath(words: string): string;
};

/** A topic of an index: `count` courses have the topic itself, `whole` have it or a topic that is part of it. */
export type IndexTopic = Topic & { count: number; whole: number };

/** Collects what `overview` answers, while courses are added in the order of the index. */
export type OverviewCollector<Host extends HostTypes = HostTypes> = {
  add(course: Host['course'], card: Host['card'], topics: IndexTopic[]): void;
  finish(topics: IndexTopic[]): Host['overview'];
};

/** A course of a catalogue with its prior, 0 to 1. `goneSince`: the day on which it was found gone, YYYY-MM-DD. */
export type SourceCourse<Host extends HostTypes = HostTypes> = {
  course: Host['course'];
  popularity: number;
  goneSince?: string | undefined;
};

/** What an index is built from. */
export type CatalogSource<Host extends HostTypes = HostTypes> = {
  /** The files that decide what is in it: with the same ones, the index has the same version. */
  files(): Promise<string[]>;
  topics(): Promise<readonly Topic[]>;
  /** Those of topics that are not in the list are left out. */
  needs(): Promise<readonly TopicNeeds[]>;
  errands(): Promise<readonly Errand[]>;
  /** In any order. Of several with one id the first counts. */
  courses(): AsyncIterable<SourceCourse<Host>>;
  overview(): Promise<OverviewCollector<Host>>;
};
