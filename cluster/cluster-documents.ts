import type { CourseRules } from '@polymath/engine';
import { OTHER_SUBJECT } from '@polymath/engine/files';
import { FACETS, SORT_FIELDS } from '@polymath/engine/search';
import type { Course, CourseStore, Topic } from '@polymath/engine/store';
import {
  analyseCourse,
  type Entry,
  facetValues,
  fileStore,
  type IndexFile,
  LessonWords,
  numbersOf,
  pieceId,
  titleKeys,
} from '@polymath/engine/store';
import type { Part } from './cluster-mapping';
import { packFacts } from './pack-facts';

/** A document and its id. */
export type Document = { id: string; source: Record<string, unknown> };
/** A document of one part of a version. */
export type PartDocument = Document & { part: Part };

const CHUNK = 500;

const stems = (entries: Entry[]): string => [...new Set(entries.map(({ stem }) => stem))].join(' ');

type KnownTopics = ReadonlyMap<string, Topic>;

type Row = {
  row: number;
  course: Course;
  card: string;
  head: Buffer;
  content: Buffer | null;
  listed: number | null;
  lessonsTo: number | null;
};

function facetsOf({ facets }: IndexFile, row: number): Record<string, number[]> {
  return Object.fromEntries(FACETS.map((facet) => [facet, facetValues(facets[facet], row)]));
}

type Sources = { index: IndexFile; store: CourseStore; topics: KnownTopics; rules: CourseRules };

function courseDocument({ index, store, topics, rules }: Sources, found: Row): Document {
  const { row, course, head, content, listed, lessonsTo } = found;
  const analysed = analyseCourse(course, topics, {
    isListed: listed !== null,
    isSeries: rules.isSeries(course),
    audience: rules.audience(course),
  });
  const title = [...analysed.title, ...analysed.extra];
  const onHead = [...title, ...analysed.topics.flat(), ...analysed.people];
  const others = new Set([...(course.formerIds ?? []), course.id.toLowerCase()]);
  others.delete(course.id);
  const numbers = SORT_FIELDS.map((field) => [field, index.numbers[field][row]] as const);
  return {
    id: String(row),
    source: {
      rank: row,
      id: course.id,
      other_ids: [...others],
      keys: rules.keys(course),
      titled: titleKeys(course.title),
      written: [...new Set(title.map(({ word }) => word))].join(' '),
      title: stems(title),
      head: stems(onHead),
      all: stems([...onHead, ...analysed.more.flat()]),
      facet: facetsOf(index, row),
      ...Object.fromEntries(numbers.filter(([, number]) => number)),
      ...(course.addedAt && { added: course.addedAt }),
      ...(course.checkedAt && { checked: course.checkedAt }),
      ...(listed !== null && { listed }),
      ...(lessonsTo !== null && { lessons_to: lessonsTo }),
      facts: packFacts({ facts: store.facts(row), head: numbersOf(head) }).toString('base64'),
      ...(content && { content: content.toString('base64') }),
      title_text: course.title,
    },
  };
}

function readRows({ database }: IndexFile, from: number): Row[] {
  return database
    .all<[number, number | null, number | null, string, string, Buffer, Buffer | null]>(
      `SELECT id, listed.number, lesson_pages.last, courses.course, cards.card, heads.head, cards.more
        FROM courses JOIN cards USING (id) JOIN heads USING (id)
        LEFT JOIN listed USING (id) LEFT JOIN lesson_pages USING (id) WHERE id > ? AND id <= ? ORDER BY id`,
      from,
      from + CHUNK,
    )
    .map(([row, listed, lessonsTo, course, card, head, content]) => ({
      row,
      // Written by the build of this index version.
      course: JSON.parse(course) as Course,
      card,
      head,
      content,
      listed,
      lessonsTo,
    }));
}

/** The topics that the build knew by name; the others were named after their slugs. */
function readTopics({ database }: IndexFile): KnownTopics {
  const rows = database.all<[string, string, string]>(
    'SELECT slug, name, subject FROM topics WHERE subject <> ?',
    OTHER_SUBJECT,
  );
  return new Map(rows.map(([slug, name, subject]) => [slug, { slug, name, subject, aliases: [] }]));
}

/** All documents about the courses of an index, most popular first. */
export function* partDocuments(index: IndexFile, rules: CourseRules): Generator<PartDocument> {
  const sources = { index, rules, topics: readTopics(index), store: fileStore(index, rules) };
  const words = new LessonWords(
    // Written by the build of this index version.
    index.database
      .all<[string]>('SELECT topic FROM known_topics')
      .map(([topic]) => JSON.parse(topic) as Topic),
    index.frequencies,
  );
  for (let from = 0; from < index.courses; from += CHUNK) {
    for (const found of readRows(index, from)) {
      const { row, course, card } = found;
      yield { part: 'courses', ...courseDocument(sources, found) };
      yield {
        part: 'records',
        id: String(row),
        source: { card: JSON.parse(card), course },
      };
      for (const { place, words: said } of words.of(course)) {
        const piece = pieceId(row, place);
        yield { part: 'pieces', id: String(piece), source: { piece, words: said } };
      }
    }
  }
}
