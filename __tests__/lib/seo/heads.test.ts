import { resolve } from 'node:path';
import { isLongRun } from '@/__tests__/support/long-run';
import { aSearch } from '@/__tests__/support/search';
import { readCourses } from '@/engine/judge/run-judged';
import { readTopics } from '@/lib/catalog/server/read-catalog';
import { type CourseView, toCourseView, toLessonView } from '@/lib/course/course-view';
import { headOf, type SitePath, sitePages } from '@/lib/pages';
import { errorHead, searchUnavailableHead, unavailableCourseHead } from '@/lib/seo/heads/error-heads';
import { courseHead, lessonHead, searchHead } from '@/lib/seo/heads/loaded-heads';
import { courseData } from '@/lib/seo/structured-data';
import { aCard } from '@/scripts/fakes/course';

const FOLDER = resolve('data/catalog');
/** Of the courses every eighth; all of them in the long form. */
const SHARE = isLongRun ? 1 : 8;
const views: CourseView[] = [];
const lessons: ReturnType<typeof lessonHead>[] = [];
const listed = () => lessons.filter(({ robots }) => robots === 'index');

beforeAll(async () => {
  const topics = new Map((await readTopics([FOLDER])).map((topic) => [topic.slug, topic]));
  for (const course of readCourses(FOLDER).filter((_, at) => at % SHARE === 0)) {
    const known = course.topics.flatMap((slug) => topics.get(slug) ?? []);
    const found = { course, topics: known, related: [] };
    const view = toCourseView(found);
    views.push(view);
    for (const number of view.lessons.keys()) {
      const lesson = toLessonView(found, number + 1);
      if (lesson) lessons.push(lessonHead(lesson));
    }
  }
}, 300_000);

const shareOf = (values: string[], passes: (value: string) => boolean) =>
  values.filter(passes).length / values.length;
const shareOfDistinct = (values: string[]) => new Set(values).size / values.length;

describe('the heads of all courses of the built-in catalogue', () => {
  it('have titles of at most 60 letters, no two the same', () => {
    const titles = views.map((view) => courseHead(view).title);
    expect(shareOf(titles, (title) => title.length <= 60)).toBe(1);
    expect(shareOfDistinct(titles)).toBeGreaterThanOrEqual(0.99);
  });

  it('have descriptions of 50 to 160 letters, no two the same', () => {
    const texts = views.map((view) => courseHead(view).description);
    expect(shareOf(texts, ({ length }) => length >= 50 && length <= 160)).toBeGreaterThanOrEqual(0.99);
    expect(shareOfDistinct(texts)).toBe(1);
  });

  it('have one canonical path each, and a share image of their own', () => {
    const heads = views.map((view) => courseHead(view));
    expect(new Set(heads.map(({ path }) => path)).size).toBe(views.length);
    expect(new Set(heads.map(({ image }) => image?.path)).size).toBe(views.length);
  });

  it('have lessons of which no two in the sitemap have the same title or description', () => {
    expect(listed().length).toBeGreaterThan(200 / SHARE / 2);
    expect(listed().length).toBeLessThan(lessons.length);
    expect(shareOfDistinct(listed().map(({ title }) => title))).toBe(1);
    expect(shareOfDistinct(listed().map(({ description }) => description))).toBe(1);
  });

  it('describe every lesson under its own address', () => {
    expect(lessons.length).toBeGreaterThan(views.length);
    expect(new Set(lessons.map(({ path }) => path)).size).toBe(lessons.length);
    expect(
      shareOf(
        lessons.map(({ title }) => title),
        ({ length }) => length <= 60,
      ),
    ).toBe(1);
    expect(
      shareOf(
        lessons.map(({ description }) => description),
        ({ length }) => length >= 50 && length <= 160,
      ),
    ).toBeGreaterThanOrEqual(0.99);
  });
});

describe('the structured data of all courses', () => {
  const marked = () => views.flatMap((view) => courseData(view) ?? []);

  it('names, describes and attributes each, as the documentation of search engines requires', () => {
    expect(marked().length).toBeGreaterThan(200 / SHARE);
    for (const data of marked()) {
      expect(data).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'Course',
        name: expect.stringMatching(/\S/),
        description: expect.stringMatching(/^.{1,60}$/),
        provider: { '@type': 'Organization', name: expect.stringMatching(/\S/) },
        url: expect.stringMatching(/^http:\/\/localhost:3000\/course\//),
      });
    }
  });

  it('contains no price, discount or offer in a name', () => {
    const offers = /[$€£%]|\bfree\b|\boff\b/i;
    expect(marked().filter(({ name }) => offers.test(String(name)))).toEqual([]);
  });

  it('is given to every course of several lessons, parts or weeks whose name promises no price, and to no other', () => {
    const isSeveral = ({ course: { kind, weeks = 0 }, lessons, inside }: CourseView) =>
      Math.max(lessons.length, inside.outline?.length ?? 0, weeks) > 1 ||
      kind === 'video-series' ||
      kind === 'mooc';
    const several = views.filter(isSeveral);
    expect(marked().length).toBeGreaterThan(0.98 * several.length);
    const others = views.filter((view) => !isSeveral(view));
    expect(others.length).toBeGreaterThan(0);
    expect(others.flatMap((view) => courseData(view) ?? [])).toEqual([]);
  });
});

const plain = { courses: 61, canonical: 'python', indexed: true };

describe('the head of a results page', () => {
  it('is canonical under the folded words, without filters and sorts', () => {
    const filtered = aSearch('Python', { level: 'beginner', sort: 'newest', page: '3' });
    expect(searchHead({ ...plain, search: filtered, indexed: false })).toMatchObject({
      path: '/search/python',
      robots: 'noindex',
    });
  });

  it('is canonical under its own address on a further page, with its own title', () => {
    const head = searchHead({ ...plain, search: aSearch('python', { page: '2' }), indexed: false });
    expect(head).toMatchObject({ path: '/search/python?page=2', title: 'python courses, page 2' });
  });

  it('speaks of the topic where the page is one', () => {
    const topic = {
      name: 'Python',
      intro: '',
      description: '61 Python courses from 34 providers.',
      startHere: [],
      more: [],
      related: [],
      image: { path: '/api/share-image?topic=python&v=1', alt: 'Python courses' },
    };
    expect(searchHead({ ...plain, search: aSearch('python'), topic })).toMatchObject({
      title: 'Python courses',
      description: topic.description,
      image: topic.image,
      robots: 'index',
    });
  });

  it.each([
    ['courses for 9 year old', 'courses for 9 year old'],
    ['Excel course', 'Excel course'],
    ['discourse analysis', 'discourse analysis courses'],
  ])('says “courses” once: %s', (words, title) => {
    const head = searchHead({ ...plain, search: aSearch(words) });
    expect(head.title).toBe(title);
    expect(head.description).toContain(`61 courses for “${words}”. `);
  });

  it('stays short for the longest words that have an address', () => {
    const { title, description } = searchHead({ ...plain, search: aSearch('word '.repeat(24).trim()) });
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

describe('the heads of the other pages', () => {
  const facts = { names: ['Programming', 'Data and AI', 'Mathematics'] };
  const heads = [
    ...sitePages.map(({ path }) => headOf(path as SitePath, facts)),
    searchUnavailableHead('python'),
    unavailableCourseHead({
      id: 'youtube-PL1',
      source: 'YouTube',
      heading: 'Gone',
      text: 'It was taken away.',
    }),
    errorHead('Error 404', ['Not found.']),
  ];

  it('say different things, each with a title, a description and keywords', () => {
    for (const field of ['title', 'description'] as const) {
      expect(new Set(heads.map((head) => head[field])).size).toBe(heads.length);
    }
    for (const { title, description, keywords } of heads) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(keywords.length).toBeGreaterThan(0);
    }
  });

  it('share the table of the courses that are compared', () => {
    const courses = ['Algebra', 'Analysis'].map((title) => aCard({ id: title.toLowerCase(), title }));
    const compared = { courses: courses.map((card) => ({ ...card, url: '' })), leftOut: 0 };
    expect(headOf('/compare', compared)).toMatchObject({
      title: 'Compare Algebra and Analysis',
      description: expect.stringMatching(/^Algebra and Analysis side by side/),
      path: '/compare?courses=algebra,analysis',
      robots: 'noindex',
    });
  });

  it('keep private, failed and missing pages out of search engines', () => {
    expect(heads.filter(({ robots }) => robots === 'noindex').map(({ title }) => title)).toEqual([
      'Plan my path',
      'Compare courses',
      'My Courses',
      'Profile',
      "You're offline",
      'Search is not available',
      'Gone',
      'Error 404',
    ]);
  });
});
