import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Course, Errand, Topic, TopicNeeds, Version } from '@/engine/course.schema';
import {
  type AnalysedCourse,
  analyseCourse,
  type Entry,
  seriesKey,
  titleKeys,
  versionsKey,
} from '@/engine/format/analyse-course';
import { hashKey } from '@/engine/format/hash-key';
import type { WordFolders } from '@/engine/format/index-folder';
import {
  COMMON_FROM,
  CREATE_LOOKUPS,
  CREATE_TABLES,
  INDEX_FILE,
  OTHER_SUBJECT,
  SCHEMA_VERSION,
} from '@/engine/format/index-schema';
import { bufferOf, packHead, Vocabulary } from '@/engine/format/vocabulary';
import type {
  CatalogSource,
  CourseRules,
  HostTypes,
  IndexTopic,
  OverviewCollector,
} from '@/engine/host.types';
import { writeMeaning } from '@/engine/meaning/write-meaning';
import { type OpenDatabase, openDatabase } from '@/engine/open-database';
import type { FacetName } from '@/engine/search.types';
import { runsIn } from '@/engine/text/cjk-words';
import { WordFrequencies } from '@/engine/words/word-frequencies';
import { FacetColumns } from './facet-columns';
import { readWordLists, type WordLists } from './read-word-lists';
import { stageCourses, writeGone } from './stage-courses';
import { isEnglishToo, wordWeight } from './word-weight';
import { writeCommon } from './write-common';
import { writeCorrections } from './write-corrections';
import { LessonWriter } from './write-lessons';
import { writeNames } from './write-names';
import { writePopularHeads } from './write-popular-heads';
import { TopicWords, writeErrandWords } from './write-topic-words';

export type WriteOptions<Host extends HostTypes = HostTypes> = WordFolders & {
  source: CatalogSource<Host>;
  rules: CourseRules<Host>;
  /** Courses from which on a stem's rows lie ready; answers are the same with any number. */
  commonFrom?: number;
};

const CHUNK = 500;

/** Writes the index of a catalogue into a folder. Returns how many courses it has. */
export async function writeIndex(
  { source, rules, commonFrom = COMMON_FROM, ...folders }: WriteOptions,
  temporary: string,
  version: string,
): Promise<number> {
  const lists = await readWordLists(folders);
  const staging = openDatabase(join(temporary, 'staging.db'), 'write');
  const database = openDatabase(join(temporary, INDEX_FILE), 'write');
  try {
    const known = new Map((await source.topics()).map((topic) => [topic.slug, topic]));
    const needs = (await source.needs()).filter(({ topic }) => known.has(topic));
    const errands = await source.errands();
    const { courses, versions } = await stageCourses(source, staging);
    database.exec(CREATE_TABLES);
    database.exec('BEGIN');
    const writer = new IndexWriter(database, {
      courses,
      versions,
      known,
      needs,
      errands,
      frequencies: new WordFrequencies(lists.frequencies?.buffer),
      rules,
      overview: await source.overview(),
    });
    for (let from = 0; from < courses; from += CHUNK) {
      const rows = staging.all<[number, string, number]>(
        'SELECT rowid, course, popularity FROM sorted WHERE rowid > ? AND rowid <= ?',
        from,
        from + CHUNK,
      );
      // What the source gave.
      for (const [row, text, popularity] of rows)
        writer.add(row, JSON.parse(text) as Course, text, popularity);
    }
    writeGone(staging, database);
    writer.finish(version, commonFrom);
    writer.addWords(lists);
    database.exec('COMMIT');
    database.exec(CREATE_LOOKUPS);
    database.exec('ANALYZE; PRAGMA optimize');
    return courses;
  } finally {
    database.close();
    staging.close();
    await rm(join(temporary, 'staging.db'), { force: true });
  }
}

/** 0 of nothing. */
const shortHash = (key: string): number => (key === '' ? 0 : hashKey(key) % 2 ** 32);

type WriterOptions = {
  courses: number;
  /** The courses that have other versions, by id. */
  versions: ReadonlyMap<string, Version>;
  known: ReadonlyMap<string, Topic>;
  needs: readonly TopicNeeds[];
  errands: readonly Errand[];
  frequencies: WordFrequencies;
  rules: CourseRules;
  overview: OverviewCollector;
};

class IndexWriter {
  readonly #vocabulary = new Vocabulary();
  readonly #topics = new Map<string, IndexTopic>();
  readonly #columns: FacetColumns;
  readonly #lessons: LessonWriter;
  readonly #topicWords = new TopicWords();
  readonly #popularity: Float32Array;

  constructor(
    readonly database: OpenDatabase,
    readonly options: WriterOptions,
  ) {
    const { courses, known, needs, frequencies, rules } = options;
    this.#columns = new FacetColumns(courses);
    this.#lessons = new LessonWriter(database, known, frequencies, rules);
    this.#popularity = new Float32Array(courses + 2);
    for (const topic of known.values()) {
      this.#topics.set(topic.slug, { ...topic, count: 0, whole: 0 });
      this.#topicWords.addNames(topic);
    }
    for (const some of needs) this.#topicWords.addNeeds(some);
  }

  add(row: number, course: Course, text: string, popularity: number): void {
    const { known, rules, overview } = this.options;
    const isListed = rules.isListed(course);
    const analysed = analyseCourse(course, known, {
      isListed,
      isSeries: rules.isSeries(course),
      audience: rules.audience(course),
    });
    const [language = ''] = course.language.split('-');
    const languageId = this.#columns.idOf('language', language);
    const numbers = this.#vocabulary.add(row, analysed, { id: languageId, isEnglish: language === 'en' });
    const topics = [...new Set(course.topics)].map((slug) => this.#topic(slug));
    for (const topic of topics) topic.count++;
    for (const topic of this.#withBroader(topics)) topic.whole++;
    const [first] = course.topics;
    const others = (course.versions ?? []).flatMap((id) => this.options.versions.get(id) ?? []);
    const card = rules.card(course, first === undefined ? undefined : known.get(first), others);
    this.#popularity[row] = popularity;
    this.#columns.add(row, course, { isPlayable: card.playable, hours: rules.hours(course) });
    overview.add(course, card, topics);
    this.#insert(row, course, { text, analysed, isListed });
    this.#lessons.add(row, course);
    this.#topicWords.addCourse(course);
    this.database.run(
      'INSERT INTO heads VALUES (?, ?)',
      row,
      packHead({
        ...numbers,
        series: shortHash(seriesKey(course)),
        versions: shortHash(versionsKey(course)),
      }),
    );
    const more = numbers.more.length > 0 ? bufferOf(Uint32Array.from(numbers.more)) : null;
    this.database.run('INSERT INTO cards VALUES (?, ?, ?)', row, JSON.stringify(card), more);
  }

  /** These topics and all that they are part of. */
  #withBroader(topics: readonly IndexTopic[]): Set<IndexTopic> {
    const all = new Set(topics);
    // What is added here is visited too.
    for (const { broader } of all) {
      const above = broader === undefined ? undefined : this.#topics.get(broader);
      if (above) all.add(above);
    }
    return all;
  }

  #topic(slug: string): IndexTopic {
    const found = this.#topics.get(slug);
    if (found) return found;
    const { known, rules } = this.options;
    const name = rules.topicName(
      slug,
      [...known.values()].map((topic) => topic.name),
    );
    const topic = { slug, name, subject: OTHER_SUBJECT, aliases: [], count: 0, whole: 0 };
    this.#topics.set(slug, topic);
    return topic;
  }

  #insert(
    row: number,
    course: Course,
    { text, analysed, isListed }: { text: string; analysed: AnalysedCourse; isListed: boolean },
  ): void {
    const { database } = this;
    database.run('INSERT INTO courses VALUES (?, ?, ?)', row, course.id, text);
    if (isListed) database.run('INSERT INTO listed (id) VALUES (?)', row);
    const others = new Set([...(course.formerIds ?? []), course.id.toLowerCase()]);
    others.delete(course.id);
    for (const other of others) database.run('INSERT OR IGNORE INTO other_ids VALUES (?, ?)', other, row);
    for (const same of this.options.rules.keys(course))
      database.run('INSERT INTO same VALUES (?, ?)', hashKey(same), row);
    for (const key of titleKeys(course.title))
      database.run('INSERT OR IGNORE INTO exact VALUES (?, ?)', key, row);
    const stems = (entries: Entry[]) => entries.map((entry) => entry.stem).join(' ');
    database.run(
      'INSERT INTO search (rowid, title, topics, people, more) VALUES (?, ?, ?, ?, ?)',
      row,
      stems([...analysed.title, ...analysed.extra]),
      stems(analysed.topics.flat()),
      stems(analysed.people),
      [...new Set(analysed.more.flat().map((entry) => entry.stem))].join(' '),
    );
    const words = [...analysed.title, ...analysed.extra].map(({ word }) => word);
    database.run('INSERT INTO titles (rowid, title) VALUES (?, ?)', row, words.join(' '));
  }

  finish(version: string, commonFrom: number): void {
    const { database } = this;
    const { courses, rules, overview } = this.options;
    const topics = [...this.#topics.values()];
    const meta = {
      version,
      schema: String(SCHEMA_VERSION),
      courses: String(courses),
      overview: JSON.stringify(overview.finish(topics)),
    };
    for (const [key, value] of Object.entries(meta))
      database.run('INSERT INTO meta VALUES (?, ?)', key, value);
    const weights = new Float32Array(this.#vocabulary.words.size + 1);
    for (const entry of this.#vocabulary.words.values()) {
      const { id, word, stem, surface, courses: having, languages, titles, english } = entry;
      weights[id] = wordWeight(word, having, courses);
      const isEnglish = isEnglishToo(titles, english) ? 1 : 0;
      database.run(
        'INSERT INTO words VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        id,
        word,
        stem,
        surface,
        having,
        languages,
        isEnglish,
        titles,
      );
    }
    for (const [stem, { title, head, all }] of this.#vocabulary.stems) {
      database.run('INSERT INTO stems VALUES (?, ?, ?, ?)', stem, title, head, all);
    }
    for (const { slug, name, subject, count, whole, broader = null } of topics) {
      const row = [slug, name, subject, count, whole, broader];
      database.run('INSERT INTO topics VALUES (?, ?, ?, ?, ?, ?)', ...row);
    }
    const runs = runsIn(topics.flatMap(({ words = {} }) => Object.values(words).flat()));
    database.run('INSERT INTO meta VALUES (?, ?)', 'runs', JSON.stringify(runs));
    const labels = new Map(topics.map(({ slug, name }) => [slug, name]));
    this.#columns.write(database, (facet: FacetName, value: string) =>
      facet === 'topic' ? (labels.get(value) ?? value) : rules.valueLabel(facet, value),
    );
    database.run('INSERT INTO arrays VALUES (?, ?)', 'popularity', bufferOf(this.#popularity));
    database.run('INSERT INTO arrays VALUES (?, ?)', 'weights', bufferOf(weights));
    this.#lessons.finish();
    writePopularHeads(database);
    writeNames(database, topics);
    writeCorrections(database, this.#vocabulary, topics);
    this.#topicWords.write(
      database,
      topics.map(({ slug }) => slug),
    );
    writeErrandWords(database, this.options.errands);
    for (const table of ['search', 'lessons', 'titles', 'name_words']) {
      database.exec(`INSERT INTO ${table}(${table}) VALUES ('optimize')`);
    }
    writeCommon(database, this.#vocabulary, { from: commonFrom, courses });
  }

  /** Stores what is known of words, so that the index has all that a search needs. */
  addWords({ frequencies, vectors }: WordLists): void {
    if (frequencies)
      this.database.run('INSERT INTO arrays VALUES (?, ?)', 'wordFrequencies', Buffer.from(frequencies));
    if (!vectors) return;
    const known = new WordFrequencies(frequencies?.buffer);
    const { needs, errands } = this.options;
    const said = new Map(needs.map((one) => [one.topic, Object.values(one.needs).flat()]));
    const topics = [...this.#topics.values()].map((topic) => ({
      ...topic,
      needs: said.get(topic.slug) ?? [],
    }));
    writeMeaning(this.database, vectors, { topics, errands }, known);
  }
}
