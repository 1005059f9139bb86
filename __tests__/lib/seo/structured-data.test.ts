import { breadcrumbData, courseData, serialise, siteData, topicListData } from '@/lib/seo/structured-data';

const course = {
  id: 'cs50',
  title: 'CS50 </script><script>alert(1)//',
  provider: 'Harvard',
  kind: 'video-series',
  language: 'en',
  cost: 'free',
  source: 'built-in',
  playable: true,
  url: 'https://example.org/cs50',
  summary: 'An introduction to computer science.',
} as Parameters<typeof courseData>[0]['course'];

describe('structured data', () => {
  it('calls a series a course, however many of its lessons are known', () => {
    expect(courseData({ course })).toMatchObject({
      '@type': 'Course',
      name: course.title,
      description: course.summary,
      provider: { name: 'Harvard' },
    });
  });

  it('calls no short video a course, and no name that promises a price', () => {
    const video = { ...course, kind: 'single-video' as const };
    expect(courseData({ course: { ...video, hours: 0.4 } })).toBeUndefined();
    expect(courseData({ course: { ...video, hours: 4 } })).toMatchObject({ '@type': 'Course' });
    expect(courseData({ course: video })).toMatchObject({ '@type': 'Course' });
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

  it('lists only what is a course on its own page, and at least three of them', () => {
    const card = (id: string) => ({ id, title: id, kind: 'mooc' as const });
    const cards = ['a', 'b', 'c'].map(card);
    const video = { id: 'd', title: 'd', kind: 'single-video' as const, hours: 0.2 };
    expect(topicListData([...cards.slice(1), video])).toBeUndefined();
    expect(topicListData([...cards.slice(1), { ...card('d'), title: 'A free course' }])).toBeUndefined();
    expect(topicListData([...cards.slice(1), { ...card('d'), unchecked: true }])).toBeUndefined();
    expect(topicListData([video, ...cards])).toMatchObject({
      itemListElement: [
        { position: 1, url: 'http://localhost:3000/course/a' },
        { position: 2 },
        { position: 3 },
      ],
    });
  });

  it('names the site and who runs it', () => {
    expect(siteData().map((data) => data['@type'])).toEqual(['WebSite', 'Organization']);
  });
});
