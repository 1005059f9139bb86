import { z } from 'zod';
import type { Course, Lesson } from '@/lib/course';
import { cleanLine } from '@/lib/sources/server/read/plain-text';
import { toLanguageTag } from '@/lib/sources/server/read/to-language-tag';
import type {
  AskSource,
  SourceAdapter,
  SourceDefinition,
  SourceHit,
} from '@/lib/sources/server/source.types';
import { titleMatch } from '@/lib/sources/server/title-match';

const ID = /^[0-9a-f]{32}$/;
const FOUND = 50;
const MAX_PAGES = 6;
const STUDIO = 'https://studio.learningequality.org';
/** Host of the videos, independent of the catalogue's host. */
const STORAGE = /^https:\/\/([a-z0-9-]+\.)*learningequality\.org\//;
const VIDEO_FILE = /^(mp4|webm)$/;

const leafSchema = z.object({
  id: z.string(),
  channel_id: z.string().nullish(),
  title: z.string(),
  kind: z.string(),
  author: z.string().nullish(),
  license_owner: z.string().nullish(),
  duration: z.number().nullish(),
  lang: z.object({ id: z.string().nullish() }).nullish(),
  ancestors: z.array(z.object({ id: z.string(), title: z.string() })).nullish(),
  files: z
    .array(
      z.object({
        storage_url: z.string().nullish(),
        extension: z.string().nullish(),
        preset: z.string().nullish(),
        file_size: z.number().nullish(),
      }),
    )
    .nullish(),
});
type Leaf = z.infer<typeof leafSchema>;
const more = z.record(z.string(), z.unknown()).nullish();
const searchSchema = z.object({ results: z.array(leafSchema) });
const children = z.object({
  results: z.array(leafSchema.extend({ children: z.unknown().optional() })),
  more,
});
const treeSchema = leafSchema.extend({ children: children.nullish() });
const grandchildren = z.object({ results: z.array(leafSchema) });

const providerOf = ({ author, license_owner }: Leaf) =>
  cleanLine(author, 100) ?? cleanLine(license_owner, 100) ?? 'Kolibri Studio';

function toCourse(topic: { id: string; title: string }, facts: Leaf): Course | undefined {
  const title = cleanLine(topic.title, 300);
  if (!title || !ID.test(topic.id)) return undefined;
  return {
    id: `kolibri-${topic.id}`,
    source: 'kolibri',
    title,
    provider: providerOf(facts),
    platform: 'Kolibri',
    url: ID.test(facts.channel_id ?? '') ? `${STUDIO}/channels/${facts.channel_id}` : STUDIO,
    kind: 'video-series',
    language: toLanguageTag(facts.lang?.id),
    cost: 'free',
    topics: [],
  };
}

function toLesson({ kind, title, files, duration, lang }: Leaf): Lesson[] {
  const line = cleanLine(title, 300);
  if (kind !== 'video' || !line) return [];
  const file = (files ?? [])
    .filter(
      ({ extension, storage_url }) => VIDEO_FILE.test(extension ?? '') && STORAGE.test(storage_url ?? ''),
    )
    .sort((a, b) => (b.file_size ?? 0) - (a.file_size ?? 0))[0];
  if (!file?.storage_url) return [];
  const seconds = duration && duration >= 1 ? { seconds: Math.round(duration) } : {};
  const captions = (files ?? []).find(
    ({ extension, storage_url }) => extension === 'vtt' && STORAGE.test(storage_url ?? ''),
  )?.storage_url;
  const language = toLanguageTag(lang?.id);
  return [
    {
      title: line,
      video: { host: 'html5', url: file.storage_url },
      ...seconds,
      ...(captions && { captions: [{ address: captions, language, kind: 'captions' as const }] }),
    },
  ];
}

/** The parameters of the next page, as stated in the answer. */
function moreParameters(next: Record<string, unknown>): URLSearchParams {
  const named = typeof next.params === 'object' && next.params ? next.params : next;
  const scalars = Object.entries(named).filter(([, value]) => ['string', 'number'].includes(typeof value));
  return new URLSearchParams(scalars.map(([name, value]) => [name, String(value)]));
}

function create({ ask }: { ask: AskSource }): SourceAdapter {
  return {
    /**
     * Searches videos and shows their topics: a topic with a video can be watched, and its order becomes the
     * lesson order.
     */
    async search(words, { limit, signal }) {
      const parameters = new URLSearchParams({ keywords: words, kind: 'video', max_results: String(FOUND) });
      const path = `/api/public/v2/contentnode/?${parameters}`;
      const { results } = await ask(path, searchSchema, { signal, decides: true });
      const topics = new Map<string, { hit: SourceHit; score: number }>();
      for (const leaf of results) {
        const parent = leaf.ancestors?.at(-1);
        const course = parent && toCourse(parent, leaf);
        if (!course || toLesson(leaf).length === 0) continue;
        const seen = topics.get(course.id) ?? { hit: { course }, score: titleMatch(words, course.title) };
        topics.set(course.id, { ...seen, score: seen.score + titleMatch(words, leaf.title) / FOUND });
      }
      return [...topics.values()]
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ hit }) => hit);
    },

    async getCourse(id, { signal }) {
      const lessons: Lesson[] = [];
      let topic: Leaf | undefined;
      let facts: Leaf | undefined;
      let parameters: URLSearchParams | undefined = new URLSearchParams({ depth: '2' });
      for (let page = 0; parameters && page < MAX_PAGES; page++) {
        const tree: z.infer<typeof treeSchema> = await ask(
          `/api/public/v2/contentnode_tree/${id}/?${parameters}`,
          treeSchema,
          { signal },
        );
        topic ??= tree;
        for (const child of tree.children?.results ?? []) {
          const inner = grandchildren.safeParse(child.children).data?.results ?? [];
          for (const leaf of [child, ...inner]) {
            const found = toLesson(leaf);
            if (found.length > 0) facts ??= leaf;
            lessons.push(...found);
          }
        }
        parameters = tree.children?.more ? moreParameters(tree.children.more) : undefined;
      }
      const course = topic && toCourse(topic, { ...topic, ...facts, id: topic.id, title: topic.title });
      return course && lessons.length > 0 ? { ...course, lessons } : undefined;
    },
  };
}

export const kolibri: SourceDefinition = {
  id: 'kolibri',
  name: 'Kolibri Studio',
  baseUrl: STUDIO,
  weight: 0.7,
  freshMs: 24 * 3_600_000,
  keepMs: 14 * 24 * 3_600_000,
  parallel: 4,
  maxBytes: 4_000_000,
  ids: ID,
  create,
};
