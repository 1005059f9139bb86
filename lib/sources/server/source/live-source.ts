import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Course } from '@/lib/course';
import { courseSchema } from '@/lib/course/course.schema';
import { parseJson } from '@/lib/parse-json';
import { log } from '@/lib/server/log';
import { SingleFlight } from '@/lib/server/single-flight';
import type { CacheStore } from '@/lib/sources/server/cache/cache-store';
import { noteLiveFailure } from '@/lib/sources/server/note-live-failure';
import { Quota } from '@/lib/sources/server/quota/quota';
import { type AskContext, OPERATOR, type Spender } from '@/lib/sources/server/quota/spender';
import { withPublicLinks } from '@/lib/sources/server/read/public-links';
import type {
  FaultKind,
  SourceAdapter,
  SourceDefinition,
  SourceHit,
} from '@/lib/sources/server/source.types';
import { createCircuitBreaker } from './circuit-breaker';
import { createAsk, NotChanged } from './create-ask';
import type { FetchJson } from './fetch-json';
import { SourceError } from './source-error';

/** Normalises the words of a search for sources: case, Unicode form and spaces make no difference. */
function normalizeQuery(words: string): string {
  return words.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** A hash of a normalised query, so that a key contains nothing that somebody typed. */
export function queryKey(words: string): string {
  return createHash('sha256').update(normalizeQuery(words)).digest('base64url').slice(0, 32);
}

const SEARCH_DEADLINE_MS = 4_000;
const COURSE_DEADLINE_MS = 8_000;
const HITS = 20;
/** An empty answer may change by tomorrow, but not within the hour. */
const EMPTY_FRESH_MS = 3_600_000;
/** How long a source that refuses our requests is paused; by then the operator may have fixed the key. */
const REFUSED_REST_MS = 15 * 60_000;
const OVER_QUOTA_REST_MS = 60_000;
/** Minimum time between two reports that a source's answers cannot be parsed. */
const TELL_EVERY_MS = 3_600_000;

const hitSchema = z.object({ course: courseSchema, lessonCount: z.number().optional() });
const entrySchema = z.object({
  /** When the source was asked, in milliseconds since 1970. */
  at: z.number(),
  etag: z.string().optional(),
});
const searchEntrySchema = entrySchema.extend({ hits: z.array(hitSchema) });
const courseEntrySchema = entrySchema.extend({
  course: courseSchema.nullable(),
  /** Title of a course that is gone, from its last known version. */
  was: z.string().optional(),
});

/**
 * Nothing is cached and the source was not asked: the request is `automated`, or the client has reached its
 * `limit`.
 */
type NotAsked = { kind: 'not-asked'; why: 'automated' | 'limit' };
export type SourceAnswer =
  | { kind: 'found'; hits: SourceHit[]; stale: boolean }
  | { kind: 'unavailable'; fault: FaultKind }
  | NotAsked;
export type CourseAnswer =
  | { kind: 'found'; course: Course; stale: boolean }
  | { kind: 'gone'; title?: string }
  | { kind: 'unavailable'; fault: FaultKind }
  | NotAsked;

type SourceStatus = {
  id: string;
  state: 'ready' | 'resting' | 'failing';
  fault?: FaultKind;
  quotas: { name: string; used: number; limit: number }[];
};

export type LiveSource = Pick<SourceDefinition, 'id' | 'name' | 'home' | 'weight'> & {
  /** Rejects only with the signal's reason. */
  search(words: string, asking?: AskContext): Promise<SourceAnswer>;
  /** Rejects only with the signal's reason. `id` is without the source's prefix. */
  getCourse(id: string, asking?: AskContext): Promise<CourseAnswer>;
  /** The last known version of the course, without a request to the source. */
  cachedCourse(id: string): Promise<Course | undefined>;
  status(): Promise<SourceStatus>;
};

type Deps = {
  store: CacheStore;
  fetchJson: FetchJson;
  key?: string;
  now?: () => number;
  deadlineMs?: number;
  /** Called with every failure in full; visitors see only its kind. */
  onFailure?: (error: SourceError) => void;
};
type Entry = z.infer<typeof entrySchema>;
type Refusal = { kind: 'unavailable'; fault: FaultKind } | NotAsked;
type SearchEntry = z.infer<typeof searchEntrySchema>;
type CourseEntry = z.infer<typeof courseEntrySchema>;

/** Asks the source. The answer is cached together with the fields that every entry has. */
type Work<T extends Entry> = (adapter: SourceAdapter, signal: AbortSignal) => Promise<(kept: Entry) => T>;

async function recall<T extends Entry>(store: CacheStore, key: string, schema: z.ZodType<T>) {
  return schema.safeParse(parseJson(await store.get(key))).data;
}

/**
 * Joins an identical request in progress. If that one was refused because its client's share is used up, it
 * sends its own: another client's share may not be.
 */
async function joinOrAsk<T>(
  flights: SingleFlight<T>,
  key: string,
  ask: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let own = false; ; ) {
    const work = (inner: AbortSignal) => {
      own = true;
      return ask(inner);
    };
    try {
      return await flights.join(key, work, signal);
    } catch (error) {
      const spent = error instanceof SourceError && error.failure.kind === 'over-quota';
      if (own || !spent) throw error;
    }
  }
}

/** A missing course is an answer, not a failure. */
async function unlessGone(course: Promise<Course | undefined>): Promise<Course | undefined> {
  try {
    return await course;
  } catch (error) {
    if (error instanceof SourceError && error.failure.kind === 'gone') return undefined;
    throw error;
  }
}

/**
 * A source with everything that makes it cheap and safe to use: cache, single flight, quota and circuit
 * breaker.
 */
export function createLiveSource(definition: SourceDefinition, deps: Deps): LiveSource {
  const { id: source, name, home, weight, keepMs } = definition;
  const { store, now = Date.now } = deps;
  const quota = new Quota(definition, store, now);
  const breaker = createCircuitBreaker(definition.parallel);
  const searches = new SingleFlight<SearchEntry>();
  const courses = new SingleFlight<CourseEntry>();
  let rest: { until: number; fault: FaultKind } | undefined;
  let tellAgainAt = 0;

  function noteFailure(error: SourceError): void {
    const { kind } = error.failure;
    deps.onFailure?.(error);
    if (kind !== 'gone') noteLiveFailure(source, kind);
    if (kind === 'malformed' && now() >= tellAgainAt) {
      log.warn({ source, reason: error.message }, 'answers of a live source cannot be read');
      tellAgainAt = now() + TELL_EVERY_MS;
    }
    if (kind === 'refused') {
      log.error({ source, reason: error.message }, 'live source refuses our requests');
      rest = { fault: kind, until: now() + REFUSED_REST_MS };
    }
    // A quota that is used up stops only the calls that need it.
    if (kind === 'over-quota' && !error.failure.exhausted) {
      rest = { fault: kind, until: now() + (error.retryAfterMs ?? OVER_QUOTA_REST_MS) };
    }
  }

  /** Asks the source and caches the answer. An entry confirmed as unchanged is cached again. */
  async function refresh<T extends Entry>(
    key: string,
    before: T | undefined,
    deadlineMs: number,
    work: Work<T>,
    spender: Spender,
    signal: AbortSignal,
  ): Promise<T> {
    const resting = rest && rest.until > now() ? rest : undefined;
    if (resting) throw new SourceError({ kind: resting.fault }, 'resting');
    const { fetchJson } = deps;
    const asking = createAsk({ definition, quota, spender, fetchJson, etag: before?.etag });
    const adapter = definition.create({ ask: asking.ask, key: deps.key });
    let entry: T;
    try {
      const make = await breaker.run((inner) => work(adapter, inner), { deadlineMs, signal });
      entry = make({ at: now(), ...(asking.etag() && { etag: asking.etag() }) });
    } catch (error) {
      if (error instanceof NotChanged && before) entry = { ...before, at: now() };
      else {
        if (error instanceof SourceError) noteFailure(error);
        throw error;
      }
    }
    await store.set(key, JSON.stringify(entry), keepMs);
    return entry;
  }

  /** The cached entry if fresh, else a new one, else the old one while the source's terms allow to keep it. */
  async function obtain<T extends Entry>(
    key: string,
    schema: z.ZodType<T>,
    freshMs: (entry: T) => number,
    deadlineMs: number,
    flights: SingleFlight<T>,
    work: Work<T>,
    { spender = OPERATOR, mayAsk, signal }: AskContext = {},
  ): Promise<{ entry: T; stale: boolean } | Refusal> {
    const before = await recall(store, key, schema);
    if (before && now() - before.at < freshMs(before)) return { entry: before, stale: false };
    const orKept = (refusal: Refusal) =>
      before && now() - before.at < keepMs ? { entry: before, stale: true } : refusal;
    if (definition.daily && spender.trigger === 'automated')
      return orKept({ kind: 'not-asked', why: 'automated' });
    if (mayAsk && !(await mayAsk())) return orKept({ kind: 'not-asked', why: 'limit' });
    try {
      const ask = (inner: AbortSignal) => refresh(key, before, deadlineMs, work, spender, inner);
      return { entry: await joinOrAsk(flights, key, ask, signal), stale: false };
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const { kind } = error.failure;
      return orKept({ kind: 'unavailable', fault: kind === 'gone' ? 'malformed' : kind });
    }
  }

  return {
    id: source,
    name,
    home,
    weight,
    async search(words, asking) {
      const answer = await obtain(
        `search:${source}:${queryKey(words)}`,
        searchEntrySchema,
        ({ hits }) => (hits.length > 0 ? definition.freshMs : Math.min(EMPTY_FRESH_MS, definition.freshMs)),
        deps.deadlineMs ?? SEARCH_DEADLINE_MS,
        searches,
        async (adapter, signal) => {
          const hits = await adapter.search(words, { limit: HITS, signal });
          const valid = hits.flatMap((hit) => {
            const course = withPublicLinks(hit.course);
            return course && hitSchema.safeParse(hit).success ? { ...hit, course } : [];
          });
          return (kept) => ({ ...kept, hits: valid });
        },
        asking,
      );
      if ('kind' in answer) return answer;
      return { kind: 'found', hits: answer.entry.hits, stale: answer.stale };
    },
    async getCourse(id, asking) {
      if (!definition.ids.test(id)) return { kind: 'gone' };
      const key = `course:${source}:${id}`;
      const answer = await obtain(
        key,
        courseEntrySchema,
        ({ course }) => (course ? definition.freshMs : Math.min(EMPTY_FRESH_MS, definition.freshMs)),
        deps.deadlineMs ?? COURSE_DEADLINE_MS,
        courses,
        async (adapter, signal) => {
          const course = await unlessGone(adapter.getCourse(id, { signal }));
          if (course) {
            const valid = courseSchema.safeParse(course);
            const linked = valid.success && withPublicLinks(valid.data);
            if (!linked) throw new SourceError({ kind: 'malformed' }, 'not a course of ours');
            return (kept) => ({ ...kept, course: linked });
          }
          const before = await recall(store, key, courseEntrySchema);
          const was = before?.course?.title ?? before?.was;
          return (kept) => ({ ...kept, course: null, ...(was && { was }) });
        },
        asking,
      );
      if ('kind' in answer) return answer;
      const { course, was } = answer.entry;
      if (course) return { kind: 'found', course, stale: answer.stale };
      return { kind: 'gone', ...(was && { title: was }) };
    },
    async cachedCourse(id) {
      const entry = await recall(store, `course:${source}:${id}`, courseEntrySchema);
      return entry?.course ?? undefined;
    },
    async status() {
      const resting = rest && rest.until > now() ? rest : undefined;
      return {
        id: source,
        state: resting ? 'resting' : breaker.isOpen() ? 'ready' : 'failing',
        ...(resting && { fault: resting.fault }),
        quotas: await quota.report(),
      };
    },
  };
}
