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

describe('structured data', () => {
  it('calls a course what has lessons', () => {
    expect(courseData({ course })).toMatchObject({
      '@type': 'Course',
      name: course.title,
      description: course.summary,
      provider: { name: 'Harvard' },
    });
  });

  it('calls a course what has parts', () => {
    const { lessonCount: _, ...other } = course;
    expect(courseData({ course: { ...other, partCount: 2 } })).toMatchObject({ '@type': 'Course' });
    expect(courseData({ course: { ...other, partCount: 1 } })).toBeUndefined();
  });

  it('calls nothing so of which fewer than two lessons are known, and no name that promises a price', () => {
    const { lessonCount: _, ...series } = course;
    expect(courseData({ course: series })).toBeUndefined();
    expect(courseData({ course: { ...series, hours: 40 } })).toBeUndefined();
    expect(courseData({ course: { ...course, lessonCount: 1 } })).toBeUndefined();
    expect(courseData({ course: { ...course, title: 'Git for free' } })).toBeUndefined();
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
  const card = (id: string) => ({ id, title: id });
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

  it('lists all courses of the page where there are fewer of these', () => {
    expect(urls([told('a'), card('b'), told('c'), card('d')])).toMatchObject([
      { position: 1 },
      { position: 2 },
      { position: 3 },
      { position: 4, url: 'http://localhost:3000/course/d' },
    ]);
    expect(urls([told('a'), card('b')])).toBeUndefined();
  });

  it('names the site and who runs it', () => {
    expect(siteData().map((data) => data['@type'])).toEqual(['WebSite', 'Organization']);
  });
});
