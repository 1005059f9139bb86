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
  it('calls only what has two lessons a course', () => {
    expect(courseData({ course, lessons: [{ title: 'One' }] })).toBeUndefined();
    expect(courseData({ course, lessons: [{ title: 'One' }, { title: 'Two' }] })).toMatchObject({
      '@type': 'Course',
      name: course.title,
      description: course.summary,
      provider: { name: 'Harvard' },
    });
  });

  it('cannot end its script element', () => {
    const data = courseData({ course, lessons: [{ title: 'One' }, { title: 'Two' }] });
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
    const cards = ['a', 'b', 'c'].map((id) => ({ id, title: id, lessonCount: 2 }));
    expect(topicListData([...cards.slice(1), { id: 'd', title: 'd', lessonCount: 1 }])).toBeUndefined();
    expect(
      topicListData([...cards.slice(1), { id: 'd', title: 'A free course', lessonCount: 9 }]),
    ).toBeUndefined();
    expect(topicListData([{ id: 'd', title: 'd' }, ...cards])).toMatchObject({
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
