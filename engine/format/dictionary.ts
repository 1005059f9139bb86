import { copyFile } from 'node:fs/promises';
import { type Meaning, openMeaning } from '@/engine/meaning/meaning';
import { type OpenDatabase, openDatabase } from '@/engine/open-database';
import { cjkWords } from '@/engine/text/cjk-words';
import type { RunWords } from '@/engine/text/tokenize';
import { WordFrequencies } from '@/engine/words/word-frequencies';
import { readTopicTree, type TopicTree } from './topic-tree';

/** All that a search's words can mean: words, phrases, topics, names and values, with their counts. */
export type Dictionary = {
  database: OpenDatabase;
  version: string;
  courses: number;
  /** The weight of each word of the vocabulary, by word number. */
  weights: Float32Array;
  /** Phrases that are seen within runs of letters without spaces. */
  runs: RunWords;
  /** The slugs of the topics by their numbers. */
  topics: readonly string[];
  topicTree: TopicTree;
  /** How many kinds of errands it knows. */
  errands: number;
  /** How often languages use words; knows none where the index was built without the lists. */
  frequencies: WordFrequencies;
  /** What words mean; undefined where the index was built without word vectors. */
  meaning?: Meaning;
  close(): void;
};

/** The raw arrays of an index in memory that threads share, by name. */
export type SharedArrays = Record<string, SharedArrayBuffer>;

/** The arrays that belong to the dictionary; all others are about courses. */
const ARRAYS = ['weights', 'wordFrequencies', 'topicVectors', 'meaningSpread'];
const TABLES_OF_COURSES = [
  'heads',
  'cards',
  'courses',
  'lesson_pages',
  'listed',
  'other_ids',
  'same',
  'exact',
  'common',
  'search',
  'lessons',
  'titles',
  'known_topics',
];

export function readArrays(database: OpenDatabase): SharedArrays {
  const arrays: SharedArrays = {};
  for (const [name] of database.all<[string]>('SELECT name FROM arrays')) {
    const [data] = database.get<[Buffer]>('SELECT data FROM arrays WHERE name = ?', name) ?? [];
    const shared = new SharedArrayBuffer(data?.length ?? 0);
    if (data) new Uint8Array(shared).set(data);
    arrays[name] = shared;
  }
  return arrays;
}

/** The dictionary in an open index, or in a file of its own; `arrays` are those of that file. */
export function openDictionary(
  database: OpenDatabase,
  arrays: SharedArrays,
): Dictionary & { meta: ReadonlyMap<string, string> } {
  const meta = new Map(database.all<[string, string]>("SELECT key, value FROM meta WHERE key <> 'overview'"));
  const frequencies = new WordFrequencies(arrays.wordFrequencies);
  const meaning = openMeaning(database, meta.get('meaning'), arrays, frequencies);
  return {
    meta,
    database,
    version: meta.get('version') ?? '',
    courses: Number(meta.get('courses')),
    weights: new Float32Array(arrays.weights ?? new SharedArrayBuffer(0)),
    // Written by the build of this very index version.
    runs: cjkWords(JSON.parse(meta.get('runs') ?? '[]') as string[]),
    frequencies,
    topics: JSON.parse(meta.get('topics') ?? '[]') as string[],
    topicTree: readTopicTree(database),
    errands: Number(meta.get('errands')),
    ...(meaning && { meaning }),
    close: () => database.close(),
  };
}

/** Opens a file that has a dictionary only. @throws Error when it is missing or damaged */
export function openDictionaryFile(file: string): Dictionary {
  const database = openDatabase(file, 'read');
  return openDictionary(database, readArrays(database));
}

/** Copies the dictionary of an index into a file of its own, without anything about single courses. */
export async function writeDictionary(indexFile: string, file: string): Promise<void> {
  await copyFile(indexFile, file);
  const database = openDatabase(file, 'write');
  try {
    for (const table of TABLES_OF_COURSES) database.exec(`DROP TABLE ${table}`);
    database.run(
      'DELETE FROM arrays WHERE name NOT IN (SELECT value FROM json_each(?))',
      JSON.stringify(ARRAYS),
    );
    database.exec("DELETE FROM meta WHERE key = 'common'; VACUUM");
  } finally {
    database.close();
  }
}
