import { z } from 'zod';
import type { Course, CourseKind, Lesson, Level } from '@/lib/course';
import { isPublicLink } from '@/lib/server/outbound/public-address';
import { cleanHtml, cleanLine } from '@/lib/sources/server/read/plain-text';
import { readDuration } from '@/lib/sources/server/read/read-chapters';
import { toLanguageTag } from '@/lib/sources/server/read/to-language-tag';
import type { AskSource, SourceAdapter, SourceDefinition } from '@/lib/sources/server/source.types';

const OCW = 'https://ocw.mit.edu/';
const VIDEO_ID = /^[\w-]{11}$/;
const PLAYLIST_ID = /^[\w-]{12,64}$/;
const MAX_LESSONS = 100;
/** Only codes that match one of our levels; "undergraduate" does not say how difficult the start is. */
const LEVELS: Record<string, Level> = {
  introductory: 'beginner',
  intermediate: 'intermediate',
  advanced: 'advanced',
};

const named = z.object({ code: z.string().nullish(), name: z.string().nullish() }).nullish();

/** What MIT Learn says of a course or a playlist. */
export const mitLearnResource = z.object({
  id: z.number().int(),
  resource_type: z.string(),
  title: z.string(),
  description: z.string().nullish(),
  url: z.string().nullish(),
  offered_by: named,
  platform: named,
  course_feature: z.array(z.union([z.string(), z.object({ name: z.string().nullish() })])).nullish(),
  free: z.boolean().nullish(),
  languages: z.array(z.string()).nullish(),
  best_run_id: z.number().nullish(),
  runs: z
    .array(
      z.object({
        id: z.number(),
        year: z.number().nullish(),
        level: z.array(z.object({ code: z.string().nullish() })).nullish(),
        instructors: z.array(z.object({ full_name: z.string().nullish() })).nullish(),
      }),
    )
    .nullish(),
  video: z.object({ duration: z.string().nullish() }).nullish(),
});
type Resource = z.infer<typeof mitLearnResource>;

const searchSchema = z.object({ results: z.array(mitLearnResource) });
const contentFilesSchema = z.object({
  results: z.array(
    z.object({
      title: z.string().nullish(),
      content_title: z.string().nullish(),
      youtube_id: z.string().nullish(),
    }),
  ),
});
const itemsSchema = z.object({ results: z.array(z.object({ resource: mitLearnResource })) });

/** OpenCourseWare records have addresses without a host. An address with another host is not one of theirs. */
function webAddress({ url, id }: Resource): string {
  const address = url ?? '';
  if (isPublicLink(address)) return new URL(address).href;
  if (address && !URL.canParse(address) && URL.canParse(address, OCW)) {
    const { href, origin } = new URL(address, OCW);
    if (origin === new URL(OCW).origin) return href;
  }
  return `https://learn.mit.edu/search?resource=${id}`;
}

function videoIdOf(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const id = url.hostname === 'youtu.be' ? url.pathname.slice(1) : url.searchParams.get('v');
  return id && VIDEO_ID.test(id) ? id : undefined;
}

function kindOf({ resource_type, platform, course_feature }: Resource): CourseKind {
  if (resource_type === 'video_playlist') return 'video-series';
  const features = (course_feature ?? []).map((feature) =>
    typeof feature === 'string' ? feature : feature.name,
  );
  if (features.some((feature) => /lecture videos/i.test(feature ?? ''))) return 'video-series';
  return platform?.code === 'ocw' ? 'text' : 'mooc';
}

function toCourse(resource: Resource): Course | undefined {
  const title = cleanHtml(resource.title, 300);
  if (!title) return undefined;
  const url = webAddress(resource);
  const runs = resource.runs ?? [];
  const run = runs.find(({ id }) => id === resource.best_run_id) ?? runs[0];
  const instructors = (run?.instructors ?? []).flatMap(({ full_name }) => cleanLine(full_name, 100) ?? []);
  const level = (run?.level ?? []).map(({ code }) => LEVELS[code ?? '']).find(Boolean);
  const platform = cleanLine(resource.platform?.name, 100);
  const list = new URL(url).searchParams.get('list');
  return {
    id: `mit-learn-${resource.id}`,
    source: 'mit-learn',
    title,
    provider: cleanLine(resource.offered_by?.name, 100) ?? 'MIT',
    url,
    kind: kindOf(resource),
    language: toLanguageTag(...(resource.languages ?? [])),
    cost: resource.free ? 'free' : 'paid',
    topics: [],
    ...(platform && { platform }),
    ...(instructors.length > 0 && { instructors: [...new Set(instructors)] }),
    ...(level && { level }),
    ...(run?.year && { year: run.year }),
    ...(list && PLAYLIST_ID.test(list) && { playlistId: list }),
  };
}

function toLesson(
  title: string | null | undefined,
  id: string | null | undefined,
  seconds?: number,
): Lesson[] {
  const line = cleanHtml(title, 300);
  if (!line || !id || !VIDEO_ID.test(id)) return [];
  return [{ title: line, video: { host: 'youtube', id }, ...(seconds && { seconds }) }];
}

function create({ ask }: { ask: AskSource }): SourceAdapter {
  async function listLessons({ id, resource_type }: Resource, signal?: AbortSignal): Promise<Lesson[]> {
    if (resource_type === 'video_playlist') {
      const path = `/api/v1/learning_resources/${id}/items/?limit=${MAX_LESSONS}`;
      const { results } = await ask(path, itemsSchema, { signal });
      return results.flatMap(({ resource: { title, url, video } }) =>
        toLesson(title, videoIdOf(url), readDuration(video?.duration)),
      );
    }
    const path = `/api/v1/learning_resources/${id}/contentfiles/?limit=${MAX_LESSONS}`;
    const { results } = await ask(path, contentFilesSchema, { signal });
    return results.flatMap(({ title, content_title, youtube_id }) =>
      toLesson(content_title || title, youtube_id),
    );
  }

  return {
    async search(words, { limit, signal }) {
      const parameters = new URLSearchParams({ q: words, limit: String(limit) });
      parameters.append('resource_type', 'course');
      parameters.append('resource_type', 'video_playlist');
      const path = `/api/v1/learning_resources_search/?${parameters}`;
      const { results } = await ask(path, searchSchema, { signal, decides: true });
      return results.flatMap((resource) => {
        const course = toCourse(resource);
        return course ? [{ course }] : [];
      });
    },

    async getCourse(id, { signal }) {
      const resource = await ask(`/api/v1/learning_resources/${id}/`, mitLearnResource, { signal });
      const known = toCourse(resource);
      if (!known) return undefined;
      const description = cleanHtml(resource.description, 2_000);
      const course = description ? { ...known, description } : known;
      const lessons = await listLessons(resource, signal);
      const unique = [...new Map(lessons.map((lesson) => [JSON.stringify(lesson.video), lesson])).values()];
      return unique.length > 0 ? { ...course, lessons: unique } : course;
    },
  };
}

export const mitLearn: SourceDefinition = {
  id: 'mit-learn',
  name: 'MIT Learn',
  baseUrl: 'https://api.learn.mit.edu',
  weight: 1,
  // MIT Learn caches its own answers for a day.
  freshMs: 24 * 3_600_000,
  keepMs: 14 * 24 * 3_600_000,
  parallel: 6,
  maxBytes: 3_000_000,
  ids: /^\d{1,12}$/,
  create,
};
