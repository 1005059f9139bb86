import { serialise } from '@/lib/head/json-ld';
import { breadcrumbData, courseData, siteData, topicListData } from '@/lib/seo/structured-data';

const course = {
  id: 'cs50',
  title: 'CS50 </script><script>alert(1)//',
  provider: 'Harvard',
  kind: 'video-series',
  language: 'en',
  cost: 'free',
  source: 'built-in',
  lessonCount: 2,
  playable: true,
  url: 'https://example.org/cs50',
  summary: 'An introduction to computer science.',
} as Parameters<typeof courseData>[0]['course'];

it('calls a course what has lessons', () => {
  expect(courseData({ course })).toMatchObject({
    '@type': 'Course',
    name: course.title,
    description: course.summary,
    provider: { name: 'Harvard' },
  });
});

const { lessonCount: _, ...uncounted } = course;
const isCourse = (wish: Partial<typeof course>) =>
  courseData({ course: { ...uncounted, kind: 'text', ...wish } }) !== undefined;

it.each<Partial<typeof course>>([
  { lessonCount: 2 },
  { partCount: 2 },
  { weeks: 12 },
  { kind: 'video-series' },
  { kind: 'mooc' },
])('calls a course what has several lessons, parts or weeks, or is a series: %j', (wish) => {
  expect(isCourse(wish)).toBe(true);
});

it.each<Partial<typeof course>>([
  {},
  { hours: 40 },
  { lessonCount: 1, partCount: 1, weeks: 1 },
  { kind: 'interactive' },
  { kind: 'single-video', hours: 0.1, lessonCount: 1 },
  { kind: 'video-series', lessonCount: 1 },
  { kind: 'mooc', partCount: 1 },
  { kind: 'mooc', title: 'Git for free' },
])('calls nothing so that is no series, and no name that promises a price: %j', (wish) => {
  expect(isCourse(wish)).toBe(false);
});

it('cannot end its script element', () => {
  const data = courseData({ course });
  const text = serialise(data as NonNullable<typeof data>);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(data);
});

it('numbers the steps of the breadcrumb, the page itself last', () => {
  expect(breadcrumbData([{ name: 'Home', href: '/' }], 'CS50', '/course/cs50')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'http://localhost:3000/' },
      { position: 2, name: 'CS50', item: 'http://localhost:3000/course/cs50' },
    ],
  });
});

const urls = (cards: Parameters<typeof topicListData>[0]) => topicListData(cards)?.itemListElement;
const card = (id: string) => ({ id, title: id, kind: 'text' as const });
const told = (id: string) => ({ ...card(id), listed: true as const, lessonCount: 2 });

it('lists the courses that search engines are told of, where there are three', () => {
  expect(
    urls([told('a'), card('b'), told('c'), { ...told('d'), title: 'A free course' }, told('e')]),
  ).toEqual([
    { '@type': 'ListItem', position: 1, url: 'http://localhost:3000/course/a' },
    { '@type': 'ListItem', position: 2, url: 'http://localhost:3000/course/c' },
    { '@type': 'ListItem', position: 3, url: 'http://localhost:3000/course/e' },
  ]);
});

it('lists those with lessons where fewer are told of, so that every page of the list is a course', () => {
  const series = (id: string) => ({ ...card(id), lessonCount: 9 });
  expect(urls([told('a'), card('b'), series('c'), series('d')])).toMatchObject([
    { position: 1, url: 'http://localhost:3000/course/a' },
    { position: 2, url: 'http://localhost:3000/course/c' },
    { position: 3, url: 'http://localhost:3000/course/d' },
  ]);
});

it('lists nothing where fewer than three are courses to search engines', () => {
  expect(urls([told('a'), card('b'), told('c'), card('d')])).toBeUndefined();
});

it('names the site and who runs it', () => {
  expect(siteData().map((data) => data['@type'])).toEqual(['WebSite', 'Organization']);
});
