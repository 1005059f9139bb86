import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownFolder } from '@/__tests__/support/own-folder';
import { type CatalogRow, readCatalog, readTopics } from '@/lib/catalog/server/read-catalog';
import { readLines } from '@/lib/catalog/server/read-lines';

const course = (id: string, more: object = {}) =>
  JSON.stringify({
    id,
    title: `Title of ${id}`,
    provider: 'Somebody',
    url: 'https://example.org/a',
    kind: 'text',
    language: 'en',
    cost: 'free',
    topics: [],
    ...more,
  });

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const brief = (row: CatalogRow) =>
  row.kind === 'course' ? `${row.line} ${row.course.id}` : `${row.line} ${row.field}`;

const dir = ownFolder();

describe('readCatalog', () => {
  it('streams every file but the topics, by name, and says where a course stands', async () => {
    dir.write('b.jsonl', `${course('second')}\n`);
    dir.write('a.jsonl', `${course('first')}\n\n${course('third')}`);
    dir.write('topics.jsonl', '{"slug":"x","name":"X","subject":"S"}\n');
    dir.write('SOURCES.md', '# words');
    const rows = await collect(readCatalog([dir.path]));
    expect(rows.map(brief)).toEqual(['1 first', '3 third', '1 second']);
    expect(rows[0]?.file).toBe(join(dir.path, 'a.jsonl'));
  });

  it('names line and field of what is wrong, and goes on', async () => {
    const lines = [course('fine'), '{"id":', course('bad url', { url: 'nowhere' }), '[]', course('last')];
    dir.write('a.jsonl', lines.join('\r\n'));
    const rows = await collect(readCatalog([dir.path]));
    expect(rows.map(brief)).toEqual(['1 fine', '2 line', '3 id', '3 url', '4 line', '5 last']);
  });

  it('reads the same lesson path that a person would write', async () => {
    const lessons = [{ title: 'One', video: { host: 'youtube', id: 'short' } }];
    dir.write('a.jsonl', course('fine', { lessons }));
    expect((await collect(readCatalog([dir.path]))).map(brief)).toEqual(['1 lessons.0.video.id']);
  });

  it('takes no address that leads into the network of a visitor', async () => {
    const inside = [
      'http://127.0.0.1/',
      'http://169.254.169.254/latest',
      'http://10.1.2.3/',
      'http://[::1]/',
      'https://intranet/',
      'https://router.local/',
      'http://localhost:8080/',
    ];
    const video = (url: string) => ({ title: 'One', video: { host: 'html5', url } });
    const lines = [
      ...inside.map((url) => course('inside', { url })),
      course('film', { lessons: [video('https://example.org/a.mp4'), video('http://192.168.0.1/a.mp4')] }),
      course('words', {
        lessons: [
          {
            ...video('https://example.org/a.mp4'),
            mirror: 'https://nas.lan/a.mp4',
            captions: [{ address: 'https://nas.lan/a.vtt', language: 'en', kind: 'captions' }],
          },
        ],
        outline: [{ title: 'One', url: 'https://nas.lan/one' }],
      }),
      course('preview', { previewVideo: { host: 'peertube', url: 'https://tube.internal/w/1' } }),
      course('fine', { url: 'http://93.184.216.34/', lessons: [video('https://example.org/a.mp4')] }),
    ];
    dir.write('a.jsonl', lines.join('\n'));
    expect((await collect(readCatalog([dir.path]))).map(brief)).toEqual([
      ...inside.map((_, at) => `${at + 1} url`),
      '8 lessons.1.video.url',
      '9 lessons.0.mirror',
      '9 lessons.0.captions.0.address',
      '9 outline.0.url',
      '10 previewVideo.url',
      '11 fine',
    ]);
  });

  it('fails naming a folder that is not there', async () => {
    await expect(collect(readCatalog([join(dir.path, 'missing')]))).rejects.toThrow(
      join(dir.path, 'missing'),
    );
  });
});

describe('readTopics', () => {
  it('keeps the first name of a slug and gathers the aliases of all folders', async () => {
    const other = mkdtempSync(join(tmpdir(), 'catalog-'));
    const topic = (name: string, aliases: string[]) =>
      JSON.stringify({ slug: 'python', name, subject: 'Programming', aliases });
    dir.write('topics.jsonl', topic('Python', ['py']));
    writeFileSync(join(other, 'topics.jsonl'), topic('PYTHON', ['py', 'python 3']));
    const topics = await readTopics([dir.path, other]);
    rmSync(other, { recursive: true });
    expect(topics).toEqual([
      { slug: 'python', name: 'Python', subject: 'Programming', aliases: ['py', 'python 3'] },
    ]);
  });

  it('has none for a folder without a list, and fails naming the line of a wrong one', async () => {
    await expect(readTopics([dir.path])).resolves.toEqual([]);
    dir.write('topics.jsonl', '{"slug":"Not A Slug","name":"X","subject":"S"}');
    await expect(readTopics([dir.path])).rejects.toThrow(/topics\.jsonl:1: slug:/);
  });
});

describe('readLines', () => {
  it('drops a byte order mark and carriage returns, and keeps the last line without an end', async () => {
    dir.write('x', '\uFEFFone\r\n\r\nзд\u{1F600}');
    expect(await collect(readLines(join(dir.path, 'x')))).toEqual([
      { line: 1, text: 'one' },
      { line: 2, text: '' },
      { line: 3, text: 'зд\u{1F600}' },
    ]);
  });

  it('gives up on a line without end, and reads the next one', async () => {
    dir.write('x', `${'x'.repeat(4_600_000)}\nnext`);
    expect(await collect(readLines(join(dir.path, 'x')))).toEqual([
      { line: 1, text: undefined },
      { line: 2, text: 'next' },
    ]);
  });
});
