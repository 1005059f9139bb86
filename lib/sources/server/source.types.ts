import type { z } from 'zod';
import type { Course } from '@/lib/course';

/** A course found by a source, with what its result list contains. */
export type SourceHit = {
  course: Course;
  /** Number of lessons, if the list has it without the lessons. */
  lessonCount?: number;
};

/** Sends one request to the source's host. Limits and addresses are handled elsewhere. */
export type AskSource = <T>(
  path: string,
  schema: z.ZodType<T>,
  options?: {
    signal?: AbortSignal;
    /** The answer of this request alone decides the result, so a 304 for it confirms the cached result. */
    decides?: boolean;
    /** How much of the source's daily quota the call takes. */
    costs?: Cost;
  },
) => Promise<T>;

export type Cost = { quota: string; amount: number };

type SearchOptions = { limit: number; signal?: AbortSignal };

/** A source of courses. Both methods throw a `SourceError` when the source fails. */
export type SourceAdapter = {
  /** Hits in the source's own order, best first. */
  search(words: string, options: SearchOptions): Promise<SourceHit[]>;
  /** `id` is the source's own id. Undefined: the source has no such course (any more). */
  getCourse(id: string, options: { signal?: AbortSignal }): Promise<Course | undefined>;
};

/** What is known about a source before it is asked: its limits, its terms and its adapter. */
export type SourceDefinition = {
  /** Prefix of its course ids, before a hyphen; also `Course.source`. */
  id: string;
  name: string;
  /** Base address without a trailing slash. Requests may only go to its origin. */
  baseUrl: string;
  /** Needs a key in this setting. */
  needs?: 'YOUTUBE_API_KEY';
  /** Weight of its results among those of other sources, 0 to 1. */
  weight: number;
  /** Milliseconds for which an answer is served from the cache. */
  freshMs: number;
  /** Milliseconds after which an answer must be deleted, by the source's terms. */
  keepMs: number;
  /** Maximum number of concurrent requests. */
  parallel: number;
  /** Maximum size of an answer in bytes, after decompression. */
  maxBytes: number;
  /** Calls per day for each quota, in total and per client, and the time zone at whose midnight they reset. */
  daily?: { timeZone: string; limits: Record<string, number>; perClient: Record<string, number> };
  /** Pattern of valid ids of the source. Any other id is answered as gone without a request. */
  ids: RegExp;
  create(io: { ask: AskSource; key?: string }): SourceAdapter;
  /**
   * Reads a failed answer; undefined falls back to the meaning of the status.
   * @param quota the quota that the call was counted against
   */
  readFailure?(status: number, body: unknown, quota?: string): SourceFault | undefined;
};

/**
 * `down`: no usable answer. `slow`: no answer in time. `over-quota`: no more calls for now. `malformed`: not
 * the documented shape. `refused`: the source rejects our requests; the operator must look into it.
 */
export type FaultKind = 'down' | 'slow' | 'over-quota' | 'malformed' | 'refused';

export type SourceFault = {
  kind: FaultKind | 'gone';
  /** A retry after a moment may succeed. */
  retry?: boolean;
  /** The quota that is used up for the day. */
  exhausted?: string;
};
