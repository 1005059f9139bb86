import type { z } from 'zod';
import type { Course } from '@/lib/courses/course.schema';

/** A course that a source found, as far as its list tells. */
export type SourceHit = {
  course: Course;
  /** Number of lessons, where the list says it without the lessons themselves. */
  lessonCount?: number;
};

/** How to send one request to the source's host; everything about limits and addresses is decided elsewhere. */
export type AskSource = <T>(
  path: string,
  schema: z.ZodType<T>,
  options?: {
    signal?: AbortSignal;
    /** The answer of this request alone decides the result: an unchanged one need not be sent again. */
    decides?: boolean;
    /** What the call takes from the source's daily allowance. */
    costs?: Cost;
  },
) => Promise<T>;

export type Cost = { allowance: string; amount: number };

export type SearchOptions = { limit: number; signal?: AbortSignal };

/** One source of courses. Both methods throw a `SourceError` when the source does not deliver. */
export interface SourceAdapter {
  /** Hits in the source's own order, best first. */
  search(words: string, options: SearchOptions): Promise<SourceHit[]>;
  /** `id` is the source's own. Undefined: the source says that there is no such course (any more). */
  getCourse(id: string, options: { signal?: AbortSignal }): Promise<Course | undefined>;
}

/** What is known of a source before it is asked: its limits, its terms and how to make its adapter. */
export type SourceDefinition = {
  /** Course ids begin with it and a hyphen; `Course.source` of its courses. */
  id: string;
  name: string;
  home: string;
  /** Where requests go, without a slash at the end. Its origin is the only one that they may go to. */
  baseUrl: string;
  /** Needs a key in this setting. */
  needs?: 'YOUTUBE_API_KEY';
  /** How much its order counts beside the others', 0 to 1. */
  weight: number;
  /** Milliseconds for which an answer is served without asking again. */
  freshMs: number;
  /** Milliseconds after which an answer is deleted, whatever happens: the source's terms. */
  keepMs: number;
  /** Requests under way at once. */
  parallel: number;
  /** Largest answer, in bytes after decompression. */
  maxBytes: number;
  /** Calls a day by allowance, of all and of one client, and the zone at whose midnight they begin anew. */
  daily?: { timeZone: string; limits: Record<string, number>; perClient: Record<string, number> };
  /** Ids of the source's own that can exist: anything else is gone without a request. */
  ids: RegExp;
  create(io: { ask: AskSource; key?: string }): SourceAdapter;
  /**
   * Reads a failed answer; undefined leaves it to the common reading by status.
   * @param allowance what the call would have been counted against
   */
  readFailure?(status: number, body: unknown, allowance?: string): SourceFault | undefined;
};

/**
 * `down` no usable answer, `slow` none in time, `over-quota` no more calls for now, `malformed` not the
 * documented shape, `refused` the source does not accept how we ask: a person must look.
 */
export type FaultKind = 'down' | 'slow' | 'over-quota' | 'malformed' | 'refused';

export type SourceFault = {
  trouble: FaultKind | 'gone';
  /** Another try after a moment can help. */
  retry?: boolean;
  /** The allowance that is used up for the day. */
  exhausted?: string;
};
