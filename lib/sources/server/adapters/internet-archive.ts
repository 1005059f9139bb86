import { z } from 'zod';
import type { Course, Lesson } from '@/lib/course';
import { cleanHtml, cleanLine } from '@/lib/sources/server/read/plain-text';
import { toLanguageTag } from '@/lib/sources/server/read/to-language-tag';
import { SourceError } from '@/lib/sources/server/source/source-error';
import type { AskSource, SourceAdapter, SourceDefinition } from '@/lib/sources/server/source.types';

const IDENTIFIER = /^[a-zA-Z0-9][\w.-]{2,98}$/;
const MAX_LESSONS = 200;
/** Formats that browsers play, best first: those that the archive derives for playback. */
const FORMATS = ['h.264', 'MPEG4', '512Kb MPEG4', 'WebM', 'h.264 IA'];
const FIELDS = ['identifier', 'title', 'creator', 'year', 'licenseurl', 'language'];

const oneOrMore = z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]).nullish();
type OneOrMore = z.infer<typeof oneOrMore>;
const first = (value: OneOrMore) => {
  const one = Array.isArray(value) ? value[0] : value;
  return one === undefined || one === null ? undefined : String(one);
};

const itemSchema = z.object({
  identifier: z.string(),
  title: oneOrMore,
  description: oneOrMore,
  creator: oneOrMore,
  year: oneOrMore,
  date: oneOrMore,
  licenseurl: oneOrMore,
  language: oneOrMore,
  mediatype: oneOrMore,
});
type Item = z.infer<typeof itemSchema>;

const searchSchema = z.union([
  z.object({ response: z.object({ docs: z.array(itemSchema) }) }),
  z.object({ error: z.unknown() }),
]);
const fileSchema = z.object({
  name: z.string(),
  format: z.string().nullish(),
  title: z.string().nullish(),
  length: z.union([z.string(), z.number()]).nullish(),
});
const dark = z.object({ is_dark: z.literal(true) }).transform(() => ({}));
const metadataSchema: z.ZodType<{ metadata?: Item; files?: z.infer<typeof fileSchema>[] }> = z.union([
  dark,
  z.object({ metadata: itemSchema, files: z.array(fileSchema).optional() }),
  // Its answer for an item that does not exist.
  z.strictObject({}),
]);

/** Escapes the visitor's words so that they have no special meaning in a Lucene query. */
function luceneWords(words: string): string {
  const quoted = words.replace(/[+\-&|!(){}[\]^"~*?:\\/]/g, (sign) => `\\${sign}`);
  return quoted.replace(/\b(AND|OR|NOT|TO)\b/g, (operator) => operator.toLowerCase());
}

function query(words: string): string {
  const text = luceneWords(words);
  return [
    `(title:(${text}) OR subject:(${text}))`,
    'mediatype:(movies)',
    '(subject:(lecture OR course OR education OR tutorial) OR collection:(opensource_movies))',
  ].join(' AND ');
}

function toCourse(item: Item): Course | undefined {
  const { identifier } = item;
  const title = cleanHtml(first(item.title), 300);
  if (!title || !IDENTIFIER.test(identifier)) return undefined;
  const year = /^(1[89]|20)\d\d/.exec(first(item.year) ?? first(item.date) ?? '')?.[0];
  return {
    id: `archive-${identifier}`,
    source: 'archive',
    title,
    provider: cleanLine(first(item.creator), 100) ?? 'Internet Archive',
    platform: 'Internet Archive',
    url: `https://archive.org/details/${identifier}`,
    kind: 'single-video',
    language: toLanguageTag(first(item.language)),
    cost: 'free',
    topics: [],
    previewVideo: { host: 'archive', id: identifier },
    ...(year && Number(year) >= 1900 && { year: Number(year) }),
  };
}

/** Seconds of "5025.47", "1:23:45" or "23:45". */
function readLength(length: string | number | null | undefined): number | undefined {
  const seconds = String(length ?? '')
    .split(':')
    .reduce((total, part) => total * 60 + Number(part || Number.NaN), 0);
  return Number.isFinite(seconds) && seconds >= 1 ? Math.round(seconds) : undefined;
}

const stem = (name: string) => name.replace(/(_512kb|\.ia|\.HD)?\.\w+$/i, '');
const naturally = new Intl.Collator('en', { numeric: true });

/** One lesson per video: the best of its encodings that browsers play. */
function toLessons(identifier: string, files: z.infer<typeof fileSchema>[]): Lesson[] {
  const best = new Map<string, (typeof files)[number]>();
  for (const format of FORMATS) {
    for (const file of files) {
      if (file.format === format && !best.has(stem(file.name))) best.set(stem(file.name), file);
    }
  }
  return [...best.values()]
    .sort((a, b) => naturally.compare(a.name, b.name))
    .slice(0, MAX_LESSONS)
    .flatMap(({ name, title, length }) => {
      const path = name.split('/').map(encodeURIComponent).join('/');
      const line =
        cleanLine(title, 300) ?? cleanLine(stem(name).replace(/^.*\//, '').replace(/_/g, ' '), 300);
      const seconds = readLength(length);
      if (!line) return [];
      const url = `https://archive.org/download/${identifier}/${path}`;
      return [{ title: line, video: { host: 'html5' as const, url }, ...(seconds && { seconds }) }];
    });
}

function create({ ask }: { ask: AskSource }): SourceAdapter {
  return {
    async search(words, { limit, signal }) {
      const parameters = new URLSearchParams({
        q: query(words),
        rows: String(limit),
        start: '0',
        output: 'json',
      });
      for (const field of FIELDS) parameters.append('fl[]', field);
      const answer = await ask(`/advancedsearch.php?${parameters}`, searchSchema, { signal, decides: true });
      // An invalid query is answered with status 200.
      if (!('response' in answer))
        throw new SourceError({ kind: 'malformed' }, 'an error instead of results');
      const { docs } = answer.response;
      const licensed = [
        ...docs.filter(({ licenseurl }) => licenseurl),
        ...docs.filter(({ licenseurl }) => !licenseurl),
      ];
      return licensed.flatMap((item) => {
        const course = toCourse(item);
        return course ? [{ course }] : [];
      });
    },

    async getCourse(id, { signal }) {
      const { metadata, files } = await ask(`/metadata/${id}`, metadataSchema, {
        signal,
        decides: true,
      });
      const known = metadata?.identifier === id ? toCourse(metadata) : undefined;
      if (!known || first(metadata?.mediatype) !== 'movies') return undefined;
      const description = cleanHtml(first(metadata?.description), 2_000);
      const course = description ? { ...known, description } : known;
      const lessons = toLessons(id, files ?? []);
      if (lessons.length === 0) return course;
      return { ...course, kind: lessons.length > 1 ? 'video-series' : 'single-video', lessons };
    },
  };
}

export const internetArchive: SourceDefinition = {
  id: 'archive',
  name: 'Internet Archive',
  baseUrl: 'https://archive.org',
  weight: 0.5,
  freshMs: 24 * 3_600_000,
  keepMs: 14 * 24 * 3_600_000,
  // It once blocked an address after fifty concurrent calls.
  parallel: 2,
  maxBytes: 6_000_000,
  ids: IDENTIFIER,
  create,
};
