import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_IN_CATALOG, builtInIndex } from '@/__tests__/support/built-in-index';
import { aSearch } from '@/__tests__/support/search';
import { indexFile } from '@/engine/format/index-folder';
import { readCourses } from '@/engine/judge/run-judged';
import { buildIndex } from '@/lib/catalog/server/build-index';
import { readTopics } from '@/lib/catalog/server/read-catalog';
import { openEngine, type SyncEngine } from '@/lib/search/server/open-engine';

let folder: string;
let engine: SyncEngine;
/** Of one course in so many, with and without vectors. */
const COURSE_IN = 240;
let withVectors: SyncEngine;
let without: SyncEngine;

async function open(name: string, meaningDir?: string): Promise<SyncEngine> {
  const indexDir = join(folder, name);
  const { version } = await buildIndex({
    catalogDirs: [folder],
    indexDir,
    wordsDir: 'data/words',
    ...(meaningDir !== undefined && { meaningDir }),
  });
  return openEngine(indexFile(indexDir, version));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polymath-meaning-'));
  engine = openEngine(await builtInIndex());
  const courses = readCourses(BUILT_IN_CATALOG).filter((_, number) => number % COURSE_IN === 0);
  const named = new Set(courses.flatMap(({ topics }) => topics));
  const topics = await readTopics([BUILT_IN_CATALOG]);
  const write = (name: string, rows: object[]) =>
    writeFile(join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  await write('courses.jsonl', courses);
  await write(
    'topics.jsonl',
    topics.filter(({ slug }) => named.has(slug)),
  );
  withVectors = await open('with', 'data/meaning');
  without = await open('without');
}, 300_000);
afterAll(async () => {
  engine.close();
  for (const one of [withVectors, without]) one.close();
  await rm(folder, { recursive: true, force: true });
});

const search = (words: string, query = {}) => engine.search(aSearch(words, query));
const near = (words: string) => search(words).nearestTopics.map(({ slug }) => slug);

describe('a word that no course and no topic has', () => {
  it.each([
    ['病院', 'health-care-management'],
    ['병원', 'health-care-management'],
    ['insomnia', 'health'],
    ['judge giudice', 'law'],
  ])('%s finds the topic %s', (words, topic) => expect(near(words)).toContain(topic));

  it.each(['mbappe', 'qwrtzx', 'kardashian'])('%s finds nothing, where nothing is near', (words) => {
    expect(search(words)).toMatchObject({ total: 0, results: [], nearestTopics: [] });
  });
});

it('reads a word in each language that the search may be in: “pan” is bread in Spanish, and cloth in Portuguese', () => {
  expect(search('cómo hacer pan en casa').subjects).toEqual(['Bread making']);
});

it('knows what a sentence in Italian is about, though no need says most of its words', () => {
  expect(search('coltivare melanzane sul balcone soleggiato di casa').subjects).toEqual([
    'Vegetable growing',
  ]);
});

describe('words come before meaning', () => {
  it('lists a course that has the word in a lesson only, and shows the lesson', () => {
    const { results, complete, relaxed } = search('monastery');

    expect({ complete, relaxed }).toEqual({ complete: 1, relaxed: 'subject' });
    expect(results[0]?.moment?.lesson).toContain('Monastery');
  });

  it.each(['python', 'react', 'machine learning', 'sourdough', 'nursing', 'football'])(
    'finds for %s what an engine without vectors finds',
    (words) => {
      const answer = withVectors.search(aSearch(words));
      const plain = without.search(aSearch(words));
      expect([answer.total, answer.complete, answer.relaxed]).toEqual([
        plain.total,
        plain.complete,
        plain.relaxed,
      ]);
    },
  );

  it('ranks a course higher whose topic means something similar', () => {
    const partsOf = (one: SyncEngine) =>
      one.search(aSearch('python'), { explain: true }).results[0]?.explained?.parts.meaning;
    expect(partsOf(withVectors)).toBeGreaterThan(0.1);
    expect(partsOf(without)).toBe(0);
  });

  it('leaves out of the close courses what is not wanted', () => {
    const all = search('afraid of public speaking').results;
    const { results } = search('afraid of public speaking', { without: 'rhetoric' });
    expect(all.some(({ title }) => /rhetoric/i.test(title))).toBe(true);
    expect(results.length).toBeGreaterThan(0);
    expect(results.some(({ title }) => /rhetoric/i.test(title))).toBe(false);
  });
});

it('refuses to build with a damaged file of vectors', async () => {
  await writeFile(join(folder, 'vectors.bin'), 'damaged');
  await expect(open('damaged', folder)).rejects.toThrow('no file of word vectors');
});
