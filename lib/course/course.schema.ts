import { courseSchema as searchedCourse } from '@polymath/engine/course.schema';
import { AUDIENCES, CERTIFICATES, COSTS, COURSE_KINDS, LEVELS } from '@polymath/engine/values';
import { z } from 'zod';
import { printable } from '@/lib/format/printable';

export { AUDIENCES, CERTIFICATES, COSTS, COURSE_KINDS, LEVELS };
/**
 * How sure the facts of a course are, the surest first: its address was found available; its provider, or whoever
 * runs this site, states it; several public lists name it; one list names it.
 */
export const TRUSTS = ['checked', 'stated', 'lists', 'list'] as const;

/** What learners get beside lectures, in the order in which pages name it. */
export const ASSET_KINDS = [
  'problem-sets',
  'assignments',
  'projects',
  'exams',
  'lecture-notes',
  'readings',
  'textbook',
] as const;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens');
const hasCredentials = (address: string): boolean => {
  const { username, password } = URL.canParse(address) ? new URL(address) : { username: '', password: '' };
  return username !== '' || password !== '';
};
/** Visitors follow this link: credentials in it would be published, or make one host look like another. */
const webAddress = z
  .url({ protocol: /^https?$/ })
  .refine((address) => !hasCredentials(address), 'an address without a name and a password');
const text = z.string().overwrite((given) => printable(given).trim());
const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'a BCP 47 language tag');
const seconds = z.number().int().nonnegative();

export const videoSchema = z.discriminatedUnion('host', [
  z.object({ host: z.literal('youtube'), id: z.string().regex(/^[\w-]{11}$/, 'a YouTube video id') }),
  /** A whole playlist in one player, for a series whose single lessons are unknown. */
  z.object({ host: z.literal('youtube-playlist'), id: z.string().regex(/^[\w-]{12,64}$/, 'a playlist id') }),
  z.object({ host: z.literal('html5'), url: webAddress }),
  z.object({ host: z.literal('peertube'), url: webAddress }),
  z.object({ host: z.literal('archive'), id: z.string().regex(/^[\w.-]+$/, 'an Internet Archive id') }),
]);

export const chapterSchema = z.object({ title: text.min(1), start: seconds });

/** A file of captions (WebVTT) from the source. */
const captionsSchema = z.object({
  address: webAddress,
  language: languageTag,
  /** `subtitles` translate what is said; `captions` write it down. */
  kind: z.enum(['captions', 'subtitles']),
});

/** A lesson that our own pages play. */
export const lessonSchema = z.object({
  title: text.min(1),
  /** The part of the course that it belongs to ("Unit 1: Mechanics"). */
  section: text.min(1).max(200).optional(),
  video: videoSchema,
  /** The same video as an mp4 file, which plays without its host. */
  mirror: webAddress.optional(),
  /** Length of the video in seconds. */
  seconds: seconds.positive().optional(),
  /** Minutes that a learner is said to need, with exercises. */
  minutes: z.number().positive().max(10_000).optional(),
  exercises: z.number().int().positive().optional(),
  chapters: z.array(chapterSchema).min(1).optional(),
  /** When the video was published, with its UTC offset, if the source states it. */
  uploadedAt: z.iso.datetime({ offset: true }).optional(),
  captions: z.array(captionsSchema).min(1).max(100).optional(),
  /** Its video was gone when it was last checked. */
  gone: z.literal(true).optional(),
});

/** A part of a course that is read or done at its source. */
const partSchema = z.object({
  title: text.min(1).max(500),
  url: webAddress.optional(),
  section: text.min(1).max(200).optional(),
  minutes: z.number().positive().max(10_000).optional(),
  level: z.enum(LEVELS).optional(),
  objectives: z.array(text.min(1).max(500)).min(1).max(30).optional(),
});

const assetSchema = z.object({
  kind: z.enum(ASSET_KINDS),
  count: z.number().int().positive().optional(),
  /** Whether the source has solutions or examples for them; absent: unknown. */
  solutions: z.boolean().optional(),
});

/** What a course says must come before it. An object that says nothing is none. */
const prerequisitesSchema = z
  .object({
    /** It says that nothing is needed. */
    none: z.literal(true).optional(),
    /** Ids of courses of this catalogue. */
    courses: z.array(z.string().min(1)).min(1).max(50).optional(),
    /** Some of `courses` are alternatives to others of them. */
    alternatives: z.literal(true).optional(),
    /** What one must know, in a few words each ("linear algebra"). */
    knowledge: z.array(text.min(1).max(100)).min(1).max(50).optional(),
    /** The topics of what it asks for. */
    topics: z.array(slug).min(1).max(20).optional(),
    /** Who states it, if not the lists that name the course: an id of `sources.jsonl`. */
    source: z.string().min(1).max(200).optional(),
  })
  .refine(
    ({ none, courses, knowledge, topics }) => !none === Boolean(courses ?? knowledge ?? topics),
    'either none, or courses, knowledge or topics',
  );

const audienceSchema = z.object({
  group: z.enum(AUDIENCES),
  /** Ages or school years, from and to. */
  ages: z.tuple([z.number().int().min(0), z.number().int().max(120)]).optional(),
  years: z.tuple([z.number().int().min(0), z.number().int().max(13)]).optional(),
});

/**
 * One course of a catalogue, one line of `data/catalog/*.jsonl`: what the engine reads, with the bounds of this site, and more.
 * Unknown facts are absent, never invented.
 */
export const courseSchema = z.object({
  ...searchedCourse.shape,
  id: z
    .string()
    .min(1)
    .max(120)
    .regex(/^[a-zA-Z0-9]+([._-]+[a-zA-Z0-9]+)*[_-]*$/, 'a readable slug'),
  title: text.min(1).max(300),
  /** Who teaches: the display name of a school, company or channel. */
  provider: text.min(1),
  /** Where the provider publishes it, if under another name ("edX"). */
  platform: text.min(1).optional(),
  /** Whose account a playlist or a video is on, where that is not the provider's. */
  uploader: text.min(1).optional(),
  /** The provider's number of the course ("6.006"). Some numbers are given to another course later. */
  code: text.min(1).max(60).optional(),
  /** The same course in other years: their ids, the earliest first. Each of them names the others. */
  versions: z.array(z.string().min(1)).min(1).max(20).optional(),
  instructors: z.array(text.min(1)).optional(),
  url: webAddress,
  /** Plain-text description from an imported catalogue. Searched with a low weight. */
  description: text.min(1).max(5000).optional(),
  /** BCP 47 tag of the teaching language. */
  language: languageTag,
  year: z.number().int().min(1900).max(2100).optional(),
  /** Length in hours: of a video series, of its videos. */
  hours: z.number().positive().optional(),
  /** Of a video series: hours of some of its videos, where the length of the others is unknown. */
  leastHours: z.number().positive().optional(),
  /** Hours that a learner is said to need in all, with exercises and reading. It is no length of videos. */
  workload: z.number().positive().max(5000).optional(),
  /** Weeks that its provider, or a list of courses, plans for it. */
  weeks: z.number().positive().max(520).optional(),
  /** Who states the workload or the weeks, if not the lists that name the course: an id of `sources.jsonl`. */
  timeBy: z.string().min(1).max(200).optional(),
  /** How long it takes by a rule of its platform, since when that holds, and which page says so. */
  estimate: z
    .object({
      hours: z.number().positive(),
      month: z.string().regex(/^\d{4}-\d{2}$/),
      source: webAddress,
    })
    .optional(),
  /** Since when it costs that ("2025-07"), which page says so, and what it means. */
  costSince: z
    .object({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      source: webAddress,
      allows: text.min(3).max(100).optional(),
    })
    .optional(),
  audience: audienceSchema.optional(),
  prerequisites: prerequisitesSchema.optional(),
  /** What one gets beside the lectures. */
  assets: z.array(assetSchema).min(1).max(ASSET_KINDS.length).optional(),
  /** A sentence or two from its source, whose licence permits it, and whom that asks to name. */
  summary: z
    .object({ text: text.min(1).max(300), licence: text.min(1).max(60), credit: text.min(1).max(300) })
    .optional(),
  /** Slugs from the controlled list `topics.jsonl`, the most specific first. */
  topics: z.array(slug),
  /** Our documented prior (docs/decisions), 0 to 1. It orders results and is never shown. */
  popularity: z.number().min(0).max(1).optional(),
  /** The lessons that play here. */
  lessons: z.array(lessonSchema).min(1).optional(),
  /** The parts of a course whose lessons are elsewhere, in order. */
  outline: z.array(partSchema).min(1).max(1000).optional(),
  /** The video whose thumbnail represents the course if it has no lessons. */
  previewVideo: videoSchema.optional(),
  playlistId: z.string().optional(),
  /** `catalog`, `import` or the id of a live source. */
  source: z.string().min(1).default('catalog'),
  /** Day on which the address was last found available, YYYY-MM-DD. */
  checkedAt: z.iso.date().optional(),
  seenIn: z.array(text.min(1)).optional(),
  /** Absent: as `seenIn` and `checkedAt` say (`trustOf`). */
  trust: z.enum(TRUSTS).optional(),
  /** Earlier ids of this course; their addresses redirect here. */
  formerIds: z.array(z.string().min(1)).optional(),
});

/** What one must know before a topic, and what helps. */
export const STRENGTHS = ['must', 'helps'] as const;

/** A topic that comes before another one. It is about the first course that people usually take on the topic. */
const requirementSchema = z.strictObject({
  topic: slug,
  strength: z.enum(STRENGTHS),
  /** What it is needed for, in a few words ("states are vectors"). */
  why: text.min(1).max(100),
  /** `own` judgement, or the list that says so, as in `seenIn`. */
  evidence: z.array(text.min(1).max(200)).min(1).max(10),
});

export const topicSchema = z.object({
  slug,
  /** Display name in sentence case ("Machine learning"). */
  name: text.min(1),
  /** Display name of its subject ("Computer science"). */
  subject: text.min(1),
  /** Other words for it in English, lower case, as people type them. */
  aliases: z.array(text.min(1)).default([]),
  /** The topic that this one is part of: where a search goes on when this one has no courses. */
  broader: slug.optional(),
  /** What somebody becomes, passes or attends instead of what they learn; absent: a topic. */
  kind: z.enum(['profession', 'exam', 'stage']).optional(),
  /** What one learns for a profession, an exam or a school stage. */
  leadsTo: z.array(slug).optional(),
  /** What comes before it. An empty list states that anyone can begin with it; absent: not known. */
  requires: z.array(requirementSchema).max(8).optional(),
  /** For whom its first courses are ("anyone who can use a spreadsheet"). */
  firstFor: text.min(1).max(100).optional(),
  /** What it is called in other languages, by BCP 47 tag, lower case, the usual name first. */
  words: z.record(z.string().regex(/^[a-z]{2,3}$/), z.array(text.min(1).max(60)).min(1)).optional(),
});

/** A list that reserves all rights may not be used. */
export const RESERVED = 'all rights reserved';
/** No licence was looked for, or none could be read. */
export const NOT_READ = 'not read';

/** A list or repository that `seenIn` of courses names, one line of `sources.jsonl`. */
export const sourceSchema = z.strictObject({
  /** As `seenIn` begins: `owner/repository`, `owner/*` for all of an owner, or a name. */
  id: z.string().min(1).max(200),
  /**
   * The SPDX name of its licence ("CC-BY-4.0"), another licence's own name, or what is known
   * instead: `none stated`, `none found`, `not read`, `own terms`, `all rights reserved`. `facts alone`: a page that is
   * no list, from which a fact is known.
   */
  licence: text.min(1).max(60),
  /** Where the licence or the terms stand. */
  licenceUrl: webAddress.optional(),
  /** Who made the list, and whom the licence asks to name. */
  attribution: text.min(1).max(300).optional(),
  /** The site or the list that it copies. Lists that copy one are one list. */
  copies: text.min(1).max(200).optional(),
  /** The providers whose own list it is. */
  states: z.array(text.min(1)).min(1).optional(),
  /** Who counts the time that it states, and when: "MIT, 2017–18". */
  times: text.min(1).max(100).optional(),
  /** What this catalogue changed, beyond what it changes of every list. */
  changes: text.min(1).max(300).optional(),
  url: webAddress.optional(),
});

export type Source = z.infer<typeof sourceSchema>;
export type Course = z.infer<typeof courseSchema>;
export type Lesson = z.infer<typeof lessonSchema>;
export type Audience = z.infer<typeof audienceSchema>;
export type Certificate = (typeof CERTIFICATES)[number];
export type Captions = z.infer<typeof captionsSchema>;
export type Part = z.infer<typeof partSchema>;
export type Chapter = z.infer<typeof chapterSchema>;
export type Video = z.infer<typeof videoSchema>;
export type Topic = z.infer<typeof topicSchema>;
export type Requirement = z.infer<typeof requirementSchema>;
export type CourseKind = Course['kind'];
export type Level = (typeof LEVELS)[number];
export type Cost = Course['cost'];
export type Trust = (typeof TRUSTS)[number];
