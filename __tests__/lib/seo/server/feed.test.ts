import { asSearchEngine } from '@polymath/engine';
import * as cheerio from 'cheerio';
import { engineOver } from '@/__tests__/support/engine-over';
import { speak } from '@/__tests__/support/locale';
import { courseFeed } from '@/lib/seo/server/feed';
import { aCourse, aListedCourse } from '@/scripts/fakes/course';

const TOPICS = [
  { slug: 'python', name: 'Python', subject: 'Programming', aliases: [] },
  { slug: 'music', name: 'Music', subject: 'Arts', aliases: [] },
  { slug: 'arts', name: 'Arts', subject: 'Arts', aliases: [] },
  { slug: 'piano', name: 'Piano', subject: 'Arts', aliases: [], broader: 'arts' },
];
const COURSES = [
  aListedCourse({ id: 'old', title: 'Old Python', addedAt: '2026-01-02' }),
  aListedCourse({ id: 'new', title: 'New <Python> & more', addedAt: '2026-03-04', provider: 'A & B' }),
  aListedCourse({ id: 'undated', title: 'Python of no known day' }),
  aCourse({ id: 'thin', title: 'Python that says little', addedAt: '2026-05-06' }),
  aListedCourse({ id: 'song', title: 'Songs', topics: ['music'] }),
  aListedCourse({ id: 'scales', title: 'Scales', topics: ['piano'], addedAt: '2026-01-01' }),
];

const opened = engineOver(COURSES, TOPICS);
const feedOf = (topic: string) => courseFeed(asSearchEngine(opened.engine), topic);

it('has the courses that say when they were added, the latest first', async () => {
  const text = (await feedOf('python')) ?? '';
  const xml = cheerio.load(text, { xml: true });
  // Readers take a title for HTML: what a title says must not become a part of it.
  expect([...text.matchAll(/<title type="html"><!\[CDATA\[(.*)\]\]>/g)].map((match) => match[1])).toEqual([
    'New &lt;Python&gt; &amp; more',
    'Old Python',
  ]);
  expect(xml('entry > id').first().text()).toBe('http://localhost:3000/course/new');
  expect(xml('entry > updated').first().text()).toBe('2026-03-04T00:00:00.000Z');
  expect(xml('feed > updated').text()).toBe('2026-03-04T00:00:00.000Z');
  expect(xml('feed > link[rel="self"]').attr('href')).toBe('http://localhost:3000/feeds/python.xml');
});

it('says in which language it is', async () => {
  speak('ar');
  const text = (await feedOf('python')) ?? '';
  speak('en');
  expect(cheerio.load(text, { xml: true })('feed').attr('xml:lang')).toBe('ar');
});

it('is well-formed whatever characters an index has', async () => {
  const listed = {
    ...aCourse({ title: 'Bell\u0007 and\u0000 escape\u001b', provider: 'X\ufffe' }),
    addedAt: '2026-01-02',
  };
  const engine = asSearchEngine(opened.engine);
  const text = await courseFeed({ ...engine, listAdded: async () => [listed] }, 'all');
  // The characters of XML 1.0.
  expect(text).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd]+$/);
  expect(text).toContain('escape');
});

it('exists for the whole catalogue', async () => {
  expect(await feedOf('all')).toContain('http://localhost:3000/course/old');
});

it('has the courses of the parts of its topic', async () => {
  expect(await feedOf('arts')).toContain('http://localhost:3000/course/scales');
});

it('has at most ten courses of one provider', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...aCourse({ id: `many-${at}`, provider: 'Many' }),
    addedAt: '2026-02-02',
  }));
  const few = { ...aCourse({ id: 'few', provider: 'Few' }), addedAt: '2026-01-01' };
  const overview = async () => ({ subjects: [] }) as never;
  const text = await courseFeed({ overview, listAdded: async () => [...many, few] }, 'all');
  const ids = [...(text ?? '').matchAll(/<id>[^<]*\/course\/([^<]*)<\/id>/g)].map((match) => match[1]);
  expect(ids).toEqual([...many.slice(0, 10).map(({ id }) => id), 'few']);
});

it('does not exist for what is no topic, nor where nothing is known to be new', async () => {
  expect(await feedOf('no-such-topic')).toBeUndefined();
  expect(await feedOf('music')).toBeUndefined();
});
