import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Course } from '@/lib/course';
import { courseSchema } from '@/lib/course/course.schema';
import type { AskContext } from '@/lib/sources/server/quota/spender';
import { withPublicLinks } from '@/lib/sources/server/read/public-links';
import type { FaultKind, SourceDefinition, SourceHit } from '@/lib/sources/server/source.types';
import { CachedSource, entrySchema, kindOf, type Refusal, type SourceDeps } from './cached-source';
import { SourceError } from './source-error';

/** A hash of a query whose case, Unicode form and spaces make no difference, so that a key contains nothing that somebody typed. */
export function queryKey(words: string): string {
  const query = words.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
  return createHash('sha256').update(query).digest('base64url').slice(0, 32);
}

const SEARCH_DEADLINE_MS = 4_000;
const COURSE_DEADLINE_MS = 8_000;
const HITS = 20;

const hitSchema = z.object({ course: courseSchema, lessonCount: z.number().optional() });
const searchEntrySchema = entrySchema.extend({ hits: z.array(hitSchema) });
const courseEntrySchema = entrySchema.extend({
  course: courseSchema.nullable(),
  /** Title of a course that is gone, from its last known version. */
  was: z.string().optional(),
});

export type SourceAnswer = { kind: 'found'; hits: SourceHit[] } | Refusal;
export type CourseAnswer = { kind: 'found'; course: Course } | { kind: 'gone'; title?: string } | Refusal;

type SourceStatus = {
  id: string;
  state: 'ready' | 'resting' | 'failing';
  fault?: FaultKind;
  quotas: { name: string; used: number; limit: number }[];
};

export type LiveSource = Pick<SourceDefinition, 'id' | 'name' | 'weight'> & {
  /** Rejects only with the signal's reason. */
  search(words: string, asking?: AskContext): Promise<SourceAnswer>;
  /** Rejects only with the signal's reason. `id` is without the source's prefix. */
  getCourse(id: string, asking?: AskContext): Promise<CourseAnswer>;
  /** The last known version of the course, without a request to the source. */
  cachedCourse(id: string): Promise<Course | undefined>;
  status(): Promise<SourceStatus>;
};

/** A missing course is an answer, not a failure. */
async function unlessGone(course: Promise<Course | undefined>): Promise<Course | undefined> {
  try {
    return await course;
  } catch (error) {
    if (error instanceof SourceError && error.failure.kind === 'gone') return undefined;
    throw error;
  }
}

/** A source whose answers are checked, and cached as its terms allow. */
export function createLiveSource(
  definition: SourceDefinition,
  { deadlineMs, ...deps }: SourceDeps & { deadlineMs?: number },
): LiveSource {
  const { id: source, name, weight, ids } = definition;
  const answers = new CachedSource(definition, deps);
  const searches = kindOf({
    schema: searchEntrySchema,
    isEmpty: ({ hits }) => hits.length === 0,
    deadlineMs: deadlineMs ?? SEARCH_DEADLINE_MS,
  });
  const courses = kindOf({
    schema: courseEntrySchema,
    isEmpty: ({ course }) => course === null,
    deadlineMs: deadlineMs ?? COURSE_DEADLINE_MS,
  });
  const courseKey = (id: string) => `course:${source}:${id}`;

  return {
    id: source,
    name,
    weight,
    async search(words, asking) {
      const answer = await answers.obtain(
        searches,
        `search:${source}:${queryKey(words)}`,
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
      return 'kind' in answer ? answer : { kind: 'found', hits: answer.hits };
    },
    async getCourse(id, asking) {
      if (!ids.test(id)) return { kind: 'gone' };
      const key = courseKey(id);
      const answer = await answers.obtain(
        courses,
        key,
        async (adapter, signal) => {
          const course = await unlessGone(adapter.getCourse(id, { signal }));
          if (course) {
            const valid = courseSchema.safeParse(course);
            const linked = valid.success && withPublicLinks(valid.data);
            if (!linked) throw new SourceError({ kind: 'malformed' }, 'not a course of ours');
            return (kept) => ({ ...kept, course: linked });
          }
          const before = await answers.recall(courses, key);
          const was = before?.course?.title ?? before?.was;
          return (kept) => ({ ...kept, course: null, ...(was && { was }) });
        },
        asking,
      );
      if ('kind' in answer) return answer;
      const { course, was } = answer;
      if (course) return { kind: 'found', course };
      return { kind: 'gone', ...(was && { title: was }) };
    },
    async cachedCourse(id) {
      return (await answers.recall(courses, courseKey(id)))?.course ?? undefined;
    },
    async status() {
      const fault = answers.resting;
      return {
        id: source,
        state: fault ? 'resting' : answers.isFailing ? 'failing' : 'ready',
        ...(fault && { fault }),
        quotas: await answers.quotas(),
      };
    },
  };
}
