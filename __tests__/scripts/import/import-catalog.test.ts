import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFolder } from '@/__tests__/support/own-folder';
import { readCatalog, readTopics } from '@/lib/catalog/server/read-catalog';
import type { Course, Topic } from '@/lib/course/course.schema';
import { checkCatalog } from '@/scripts/check/check-catalog';
import { type ImportOptions, importCatalog, popularityFrom } from '@/scripts/import/import-catalog';

const knownTopics: Topic[] = [
  { slug: 'python', name: 'Python', subject: 'Programming', aliases: ['py'] },
  { slug: 'data-science', name: 'Data science', subject: 'Data and AI', aliases: [] },
];

const dir = ownFolder();
let out: string;
beforeEach(() => {
  out = join(dir.path, 'catalog');
});

const { write: file } = dir;

const run = (path: string, overrides: Partial<ImportOptions> = {}) =>
  importCatalog({ file: path, out, knownTopics, ...overrides });

async function courses(): Promise<Course[]> {
  const list: Course[] = [];
  for await (const row of readCatalog([out])) if (row.kind === 'course') list.push(row.course);
  return list;
}

async function problems(): Promise<unknown[]> {
  const list: unknown[] = [];
  await checkCatalog([out], (problem) => list.push(problem));
  return list;
}

describe('importCatalog', () => {
  it('makes a sound catalogue of a CSV with a byte order mark and quoted line ends', async () => {
    const csv = [
      '\uFEFFTitle,Provider,URL,Level,Hours,Topics,Popularity,Language,Cost,Instructors,Description',
      '"Python,\r\nthe ""gentle"" way",Example University,https://example.org/py,Beginner level,approx. 12 hours,"Py; Snakes",1.2M,English,Free,"Ada Lovelace, Alan Turing","<p>One</p>\r\n<p>Two</p>"',
      'Data,,www.example.org/data,All levels,10 weeks,"[""Data Science"", ""Snakes""]",,,,,',
    ].join('\r\n');
    const result = await run(file('list.csv', csv), { source: 'Example' });
    expect(result).toMatchObject({ courses: 2, rejected: 0, topics: 3, newTopics: 1, report: undefined });
    expect(result.unread).toContainEqual({ name: 'hours', count: 1, first: '10 weeks' });
    expect(await courses()).toEqual([
      {
        id: 'python-the-gentle-way-example-university',
        title: 'Python, the "gentle" way',
        provider: 'Example University',
        instructors: ['Ada Lovelace', 'Alan Turing'],
        url: 'https://example.org/py',
        kind: 'mooc',
        description: 'One Two',
        language: 'en',
        level: 'beginner',
        hours: 12,
        cost: 'free',
        topics: ['python', 'snakes'],
        popularity: 1,
        source: 'Example',
        seenIn: ['list.csv'],
      },
      {
        id: 'data-example-org',
        title: 'Data',
        provider: 'example.org',
        url: 'https://www.example.org/data',
        kind: 'mooc',
        language: 'und',
        cost: 'audit',
        topics: ['data-science', 'snakes'],
        source: 'Example',
        seenIn: ['list.csv'],
      },
    ]);
    expect(await problems()).toEqual([]);
    expect((await readTopics([out])).map(({ slug, aliases }) => [slug, aliases])).toEqual([
      ['data-science', []],
      ['python', ['py']],
      ['snakes', []],
    ]);
  });

  it('reads JSON Lines with lists, objects and lessons', async () => {
    const rows = [
      {
        title: 'Go',
        partner: { name: 'Example' },
        url: 'https://www.youtube.com/playlist?list=PLBDA2E52FB1EF80C9',
        topics: ['Python', { name: 'Concurrency' }],
        hours: 3,
      },
      {
        title: 'One film',
        url: 'https://youtu.be/HtSuA80QTyo',
        lessons: [{ title: 'L', videoId: 'Zc54gFhdpLA', seconds: 60 }],
      },
    ];
    await run(file('list.jsonl', rows), {
      maps: ['provider=partner.name'],
      sets: ['language=English', 'cost=free', 'level=beginner'],
    });
    expect(await courses()).toMatchObject([
      {
        provider: 'Example',
        kind: 'video-series',
        playlistId: 'PLBDA2E52FB1EF80C9',
        topics: ['python', 'concurrency'],
        hours: 3,
        language: 'en',
        cost: 'free',
        level: 'beginner',
      },
      { kind: 'video-series', lessons: [{ title: 'L', seconds: 60 }] },
    ]);
    expect(await problems()).toEqual([]);
  });

  it('names each rejected line with its reason, and imports the others', async () => {
    const csv = [
      'title,url,id',
      'Good,https://example.org/1,a',
      ',https://example.org/2,b',
      'No address,nowhere,c',
      'Twice,https://example.org/3,a',
      'Too,many,cells,here',
      '"open,https://example.org/4,d',
      'Last,https://example.org/5,e',
    ].join('\n');
    const result = await run(file('list.csv', csv));
    expect((await courses()).map(({ id }) => id)).toEqual(['a', 'e']);
    expect(result.rejected).toBe(5);
    expect(result.reasons).toContainEqual({ name: 'title: is missing', count: 1, first: 3 });
    expect(readFileSync(`${out}.rejected.tsv`, 'utf8').split('\n')).toEqual([
      'line\tfield\treason\ttitle',
      '3\ttitle\tis missing\t',
      '4\turl\tInvalid URL\tNo address',
      '5\tid\tstands already in this file\tTwice',
      '6\tline\thas 4 cells where the header has 3\t',
      '7\tline\ta quoted cell never ends\t',
      '',
    ]);
  });

  it('gives the same ids and the same files to the same file each time', async () => {
    const csv = 'title,url\nGo,https://example.org/1\nGo,https://example.org/2\nПривет,https://example.org/3';
    const path = file('list.csv', csv);
    await run(path);
    const first = readFileSync(join(out, 'courses.jsonl'), 'utf8');
    await run(path);
    expect(readFileSync(join(out, 'courses.jsonl'), 'utf8')).toBe(first);
  });

  it('replaces an earlier import as a whole, and leaves nothing beside it', async () => {
    await run(file('one.csv', 'title,url,topics\nOld,https://example.org/1,Old topic\nx,,'));
    expect(existsSync(`${out}.rejected.tsv`)).toBe(true);
    await run(file('two.csv', 'title,url,topics\nNew,https://example.org/2,New topic'));
    expect((await courses()).map(({ title }) => title)).toEqual(['New']);
    expect((await readTopics([out])).map(({ slug }) => slug)).toEqual(['new-topic']);
    expect(readdirSync(dir.path).sort()).toEqual(['catalog', 'one.csv', 'two.csv']);
    expect(readdirSync(out).sort()).toEqual([
      'courses.jsonl',
      'import.json',
      'sources.jsonl',
      'topics.jsonl',
    ]);
  });

  it('says under which licence the file is, or that nobody looked', async () => {
    const source = () => JSON.parse(readFileSync(join(out, 'sources.jsonl'), 'utf8'));
    await run(file('courses (1).csv', 'title,url\nA,https://example.org/1'));
    expect(source()).toEqual({ id: 'courses', licence: 'not read' });
    expect(await problems()).toEqual([]);
    await run(file('two.csv', 'title,url\nA,https://example.org/1'), { licence: 'CC-BY-4.0' });
    expect(source()).toEqual({ id: 'two.csv', licence: 'CC-BY-4.0' });
  });

  it('keeps the earlier import when the next one fails', async () => {
    await run(file('one.csv', 'title,url\nOld,https://example.org/1'));
    await expect(run(file('two.csv', 'title,url\nBad,nowhere'))).rejects.toThrow(
      'Nothing was imported: 1 line rejected, the first is line 2 (url: Invalid URL).',
    );
    await expect(
      run(file('three.csv', 'title,url\nBad,nowhere\nGood,https://example.org/2'), { strict: true }),
    ).rejects.toThrow('Nothing was imported');
    const stop = new AbortController();
    stop.abort();
    await expect(
      run(file('four.csv', 'title,url\nGood,https://example.org/2'), { signal: stop.signal }),
    ).rejects.toThrow();
    expect((await courses()).map(({ title }) => title)).toEqual(['Old']);
    expect(readdirSync(dir.path).filter((name) => name.includes('importing'))).toEqual([]);
  });

  it('sweeps up after an import that was killed', async () => {
    mkdirSync(`${out}.importing-999999999`);
    await run(file('one.csv', 'title,url\nOne,https://example.org/1'));
    expect(readdirSync(dir.path).sort()).toEqual(['catalog', 'one.csv']);
  });

  it('does not touch a folder that no import made', async () => {
    mkdirSync(out);
    writeFileSync(join(out, 'thesis.txt'), 'years of work');
    await expect(run(file('one.csv', 'title,url\nOne,https://example.org/1'))).rejects.toThrow(
      'holds files that no import made',
    );
    expect(readdirSync(out)).toEqual(['thesis.txt']);
  });

  it.each([
    ['x.csv', '', 'The file is empty.'],
    ['x.csv', 'title,url', 'the file has no rows'],
    ['x.csv', 'PK\u0003\u0004', 'ZIP or Excel file'],
    ['x.csv', Buffer.from('\uFEFFtitle,url', 'utf16le'), 'not UTF-8'],
    ['x.json', '[{"title":"x"}]', 'one JSON list'],
    ['x.csv', 'colour,taste\nred,sweet', 'No column is called title'],
  ])('says what is wrong with %s %p', async (name, text, sentence) => {
    await expect(run(file(name, text))).rejects.toThrow(sentence);
    expect(existsSync(out)).toBe(false);
  });

  it('refuses a constant that makes no sense', async () => {
    const path = file('x.csv', 'title,url\nOne,https://example.org/1');
    await expect(run(path, { sets: ['language=Klingon'] })).rejects.toThrow('"Klingon" is no language');
  });

  it('rejects text that is not UTF-8 instead of spoiling it', async () => {
    const latin1 = Buffer.from(
      'title,url\nCaf\xe9,https://example.org/1\nTea,https://example.org/2',
      'latin1',
    );
    const result = await run(file('x.csv', latin1));
    expect(result.reasons).toEqual([{ name: 'title: is not UTF-8 text', count: 1, first: 2 }]);
  });
});

describe('popularityFrom', () => {
  it('keeps shares, and measures counts and ranks on a logarithmic scale', () => {
    expect(popularityFrom(0.25, undefined, { count: 1, rank: 0 })).toBe(0.25);
    expect(popularityFrom(1e6, undefined, { count: 1e6, rank: 0 })).toBe(1);
    expect(popularityFrom(1000, undefined, { count: 1e6, rank: 0 })).toBeCloseTo(0.5, 2);
    expect(popularityFrom(undefined, 1, { count: 0, rank: 100 })).toBe(1);
    expect(popularityFrom(undefined, 100, { count: 0, rank: 100 })).toBeLessThan(0.01);
    expect(popularityFrom(undefined, undefined, { count: 0, rank: 0 })).toBeUndefined();
  });
});

it('takes "All Levels" and "Self-paced" for what they say', async () => {
  const csv = [
    'title,url,level,hours',
    'One,https://example.org/1,All Levels,Self-paced',
    'Two,https://example.org/2,Beginner,10.0',
  ].join('\n');
  const { unread } = await run(file('vague.csv', csv));
  expect(unread).toEqual([]);
  expect((await courses()).map(({ level, hours }) => [level, hours])).toEqual([
    [undefined, undefined],
    ['beginner', 10],
  ]);
});

it('makes the address of other columns, and rejects the row that lacks one of them', async () => {
  const csv = 'title,slug\nOne,first course\nTwo,\n';
  const result = await run(file('slugs.csv', csv), { sets: ['url=https://example.org/c/{slug}'] });
  expect(result).toMatchObject({ courses: 1, rejected: 1, reasons: [{ name: 'url: is missing' }] });
  expect((await courses())[0]?.url).toBe('https://example.org/c/first%20course');
});
