import { join } from 'node:path';
import Database from 'libsql';
import MiniSearch from 'minisearch';
import { readLines } from '@/lib/catalog/server/read-lines';
import type { Course } from '@/lib/course/course.schema';
import type { QueryClass } from './search-classes';
import { timeEach } from './search-measure';
import { percentiles, type Times } from './statistics';

type Rival = { name: string; buildSeconds: number; classes: Map<string, Times> };

const LIMIT = 24;
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const plain = ({ name }: QueryClass): boolean => !/typo|filters|deep/.test(name);

async function* readGenerated(catalog: string): AsyncGenerator<Course> {
  for await (const { text } of readLines(join(catalog, 'generated.jsonl'))) {
    if (text) yield JSON.parse(text) as Course;
  }
}

/** Full-text search as in SQLite's manual: one table, every match scored, the best returned. */
export async function runPlainFts(catalog: string, file: string, classes: QueryClass[]): Promise<Rival> {
  const started = performance.now();
  const database = new Database(file);
  database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
    CREATE VIRTUAL TABLE plain USING fts5 (title, topics, people, tokenize = 'porter unicode61'); BEGIN`);
  const insert = database.prepare('INSERT INTO plain VALUES (?, ?, ?)');
  for await (const { title, topics, provider, instructors } of readGenerated(catalog)) {
    insert.run(title, topics.join(' '), [provider, ...(instructors ?? [])].join(' '));
  }
  database.exec("COMMIT; INSERT INTO plain(plain) VALUES ('optimize')");
  const buildSeconds = (performance.now() - started) / 1000;
  const select = database
    .prepare(
      `SELECT rowid, title FROM plain WHERE plain MATCH ? ORDER BY bm25(plain, 5, 3, 2) LIMIT ${LIMIT}`,
    )
    .raw(true);
  const call = (text: string) =>
    select.all(
      words(text)
        .map((word) => `"${word}"`)
        .join(' '),
    );
  const times = new Map(
    classes
      .filter(plain)
      .map(({ name, searches }) => [
        name,
        percentiles(timeEach(searches.slice(0, 60), (search) => call(search.words))),
      ]),
  );
  database.close();
  return { name: 'FTS5 ORDER BY bm25()', buildSeconds, classes: times };
}

/** A common in-memory search of JavaScript sites. */
export async function runMiniSearch(catalog: string, classes: QueryClass[]): Promise<Rival> {
  const started = performance.now();
  const engine = new MiniSearch<{ id: string; title: string; topics: string; people: string }>({
    fields: ['title', 'topics', 'people'],
    searchOptions: { boost: { title: 5, topics: 3 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  for await (const { id, title, topics, provider, instructors } of readGenerated(catalog)) {
    const people = [provider, ...(instructors ?? [])].join(' ');
    engine.add({ id, title, topics: topics.join(' '), people });
  }
  const buildSeconds = (performance.now() - started) / 1000;
  const times = new Map(
    classes
      .filter(({ name }) => !/filters|deep/.test(name))
      .map(({ name, searches }) => [
        name,
        percentiles(timeEach(searches.slice(0, 60), (search) => engine.search(search.words).slice(0, LIMIT))),
      ]),
  );
  return { name: 'MiniSearch', buildSeconds, classes: times };
}
