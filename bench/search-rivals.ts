import Database from 'libsql';
import MiniSearch from 'minisearch';
import { readCourses } from './judged/run-judged';
import type { QueryClass } from './search-classes';
import { percentiles, type Times, timeEach } from './search-measure';

export type Rival = { name: string; buildSeconds: number; classes: Map<string, Times> };

const LIMIT = 24;
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const plain = ({ name }: QueryClass): boolean => !/typo|filters|deep/.test(name);

/** Full-text search as its manual shows it: one table, every match scored, the best taken. */
export function runPlainFts(catalog: string, file: string, classes: QueryClass[]): Rival {
  const started = performance.now();
  const database = new Database(file);
  database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
    CREATE VIRTUAL TABLE plain USING fts5 (title, topics, people, tokenize = 'porter unicode61'); BEGIN`);
  const insert = database.prepare('INSERT INTO plain VALUES (?, ?, ?)');
  for (const { title, topics, provider, instructors } of readCourses(catalog)) {
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

/** The usual in-memory search of JavaScript sites. */
export function runMiniSearch(catalog: string, classes: QueryClass[]): Rival {
  const started = performance.now();
  const engine = new MiniSearch<{ id: string; title: string; topics: string; people: string }>({
    fields: ['title', 'topics', 'people'],
    searchOptions: { boost: { title: 5, topics: 3 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  engine.addAll(
    readCourses(catalog).map(({ id, title, topics, provider, instructors }) => ({
      id,
      title,
      topics: topics.join(' '),
      people: [provider, ...(instructors ?? [])].join(' '),
    })),
  );
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
