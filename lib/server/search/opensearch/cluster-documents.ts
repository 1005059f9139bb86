import { assertServer } from '@/lib/assert-server';
import type { Course, Topic } from '@/lib/courses/course.schema';
import { courseKeys } from '@/lib/courses/course-keys';
import { knownHours, lengthBucket } from '@/lib/courses/labels';
import { withNarrower } from '@/lib/server/search/query/excluded-rows';
import { readName } from '@/lib/server/search/query/infer-filters';
import { analyseCourse, type Entry, statedLevel } from '@/lib/server/search-index/build/analyse-course';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';
import { wordKey } from '@/lib/text-analysis/tokenize';

assertServer('lib/server/search/opensearch/cluster-documents');

/** A document and its id. */
export type Document = { id: string; source: Record<string, unknown> };

const CHUNK = 500;

const stems = (entries: Entry[]): string => entries.map(({ stem }) => stem).join(' ');
const wordsOf = (entries: Entry[]): string => [...new Set(entries.map(({ word }) => word))].join(' ');
const isWord = ({ word }: Entry): boolean => !/^[#=]/.test(word);

function readTopics({ database }: CatalogIndex): Map<string, Topic> {
  const rows = database.all<[string, string, string]>('SELECT slug, name, subject FROM topics');
  return new Map(rows.map(([slug, name, subject]) => [slug, { slug, name, subject, aliases: [] }]));
}

function courseDocument(
  { popularity }: CatalogIndex,
  row: number,
  course: Course,
  card: unknown,
  topics: ReadonlyMap<string, Topic>,
): Document {
  const { title, extra, topics: ofTopics, people, more } = analyseCourse(course, topics);
  const hours = knownHours(course);
  const others = new Set([...(course.formerIds ?? []), course.id.toLowerCase()]);
  others.delete(course.id);
  return {
    id: course.id,
    source: {
      title: stems([...title, ...extra]),
      topics: stems(ofTopics.flat()),
      people: stems(people),
      more: stems(more.flat()),
      title_words: wordsOf([...title, ...extra].filter(isWord)),
      vocabulary: wordsOf([...title, ...ofTopics.flat(), ...people].filter(isWord)),
      exact: wordKey(course.title),
      other_ids: [...others],
      keys: courseKeys(course),
      facet: {
        topic: [...new Set(course.topics)],
        level: statedLevel(course) ?? null,
        language: course.language.split('-')[0],
        length: hours === undefined ? null : lengthBucket(hours),
        kind: course.kind,
        provider: course.provider,
        teacher: course.instructors ?? [],
        cost: course.cost,
        source: course.source,
      },
      hours: hours ?? null,
      year: course.year ?? null,
      added: course.addedAt ?? null,
      rank: row,
      popularity: popularity[row] ?? 0,
      card,
      course,
    },
  };
}

/** All courses of an index, most popular first. */
export function* courseDocuments(index: CatalogIndex): Generator<Document> {
  const topics = readTopics(index);
  for (let from = 0; ; from += CHUNK) {
    const rows = index.database.all<[number, string, string]>(
      'SELECT id, courses.course, cards.card FROM courses JOIN cards USING (id) WHERE id > ? AND id <= ? ORDER BY id',
      from,
      from + CHUNK,
    );
    if (rows.length === 0) return;
    // Written by the build of this index version.
    for (const [row, course, card] of rows) {
      yield courseDocument(index, row, JSON.parse(course) as Course, JSON.parse(card), topics);
    }
  }
}

/** Names for suggestions and recognition, courses that are gone, and the overview. */
export function* nameDocuments(index: CatalogIndex): Generator<Document> {
  const { database } = index;
  const topics = readTopics(index);
  const names = database.all<[string, string, string, string, number]>(
    'SELECT kind, value, label, key, courses FROM names ORDER BY id',
  );
  for (const [kind, value, label, key, courses] of names) {
    const isTopic = kind === 'topic';
    const phrases = isTopic
      ? database
          .all<[string]>('SELECT key FROM phrases WHERE token = ?', `#${value}`)
          .map(([phrase]) => phrase)
      : [];
    const found = isTopic ? undefined : readName(key, index);
    yield {
      id: `${kind}:${value}`,
      source: {
        kind,
        value,
        label,
        subject: (isTopic && topics.get(value)?.subject) || null,
        keys: isTopic ? phrases : [key],
        words: isTopic ? [...new Set([key, ...phrases].flatMap((words) => words.split(' ')))].join(' ') : key,
        courses,
        ...(isTopic && {
          narrower: withNarrower(index, value).flatMap(({ slug }) => (slug === value ? [] : [slug])),
        }),
        is_filter: found?.facet === kind && found.value === value,
      },
    };
  }
  for (const [slug, since, course] of database.all<[string, string, string]>(
    'SELECT slug, since, course FROM gone',
  )) {
    yield {
      id: `gone:${slug}`,
      source: { kind: 'gone', value: slug, body: { since, course: JSON.parse(course) } },
    };
  }
  const [overview = '{}'] = database.get<[string]>("SELECT value FROM meta WHERE key = 'overview'") ?? [];
  yield { id: 'overview', source: { kind: 'overview', body: JSON.parse(overview) } };
}
