import { speak } from '@/__tests__/support/locale';
import { anOverview } from '@/__tests__/support/search';
import { pageImage } from '@/lib/head/page-image';
import { shareNameOf, sitePages } from '@/lib/pages';
import { findShare } from '@/lib/share/server/find-share';
import { aCourse } from '@/scripts/fakes/course';

const course = aCourse({ id: 'known', title: 'Known course' });
const topic = { slug: 'python', name: 'Python', subject: 'Programming', count: 12 };

function catalogWith(found = course) {
  return {
    findCourse: async (id: string) =>
      id === 'known'
        ? { kind: 'found' as const, course: found, topics: [topic], related: [] }
        : { kind: 'missing' as const },
    overview: async () =>
      anOverview({ subjects: [{ name: 'Programming', count: 1, topics: [topic], picks: [] }] }),
  };
}

it.each([
  [{ course: 'known' }, 'Known course'],
  [{ course: 'known', lesson: '2' }, course.lessons?.[1]?.title],
  [{ topic: 'python' }, 'Python courses'],
  [{ page: 'pricing' }, 'Pricing'],
])('finds what %j shows', async (query, title) => {
  expect((await findShare(catalogWith(), query))?.card.title).toBe(title);
});

it('names a topic and its subject in the language of the page; its cover is the same in all', async () => {
  const music = { slug: 'music', name: 'Music', subject: 'Design and art', count: 12 };
  const catalog = catalogWith();
  const overview = async () => ({
    ...(await catalog.overview()),
    subjects: [{ name: 'Design and art', count: 1, topics: [music], picks: [] }],
  });
  speak('hi');
  const found = await findShare({ ...catalog, overview }, { topic: 'music' });
  speak('en');
  expect(found?.card).toMatchObject({ title: 'संगीत courses', seed: 'Music', language: 'hi' });
  expect(found?.card.lines).toContain('डिज़ाइन और कला');
  expect(found?.image.path).toMatch(/^\/hi\/api\/share-image\?topic=music/);
});

it.each([
  {},
  { course: 'unknown' },
  { course: '../../etc/passwd' },
  { course: ['known', 'known'] },
  { course: 'known', lesson: '3' },
  { course: 'known', lesson: 'x' },
  { topic: 'made-up' },
  { page: 'toString' },
  { title: 'Draw my own words' },
])('finds nothing for %j', async (query) => {
  expect(await findShare(catalogWith(), query)).toBeUndefined();
});

it('finds a course of a live source only where it is remembered', async () => {
  const recall = async (id: string) =>
    id === 'youtube-remembered' ? aCourse({ id, title: 'Live course', source: 'youtube' }) : undefined;
  const find = (course: string) =>
    findShare(
      catalogWith(),
      { course },
      { course: recall, addLessons: async (found) => ({ course: found }) },
    );

  expect((await find('youtube-remembered'))?.card.title).toBe('Live course');
  expect(await find('youtube-forgotten')).toBeUndefined();
});

it('gives another address when what is drawn changes, and the same when it does not', async () => {
  const before = await findShare(catalogWith(), { course: 'known' });
  const same = await findShare(catalogWith({ ...course, checkedAt: '2026-01-01' }), { course: 'known' });
  const changed = await findShare(catalogWith({ ...course, title: 'New title' }), { course: 'known' });

  expect(before?.image.path).toMatch(/^\/api\/share-image\?course=known&v=[a-z0-9]+$/);
  expect(same?.image.path).toBe(before?.image.path);
  expect(changed?.image.path).not.toBe(before?.image.path);
});

it('has another address for the pictures of pages whenever their words change', () => {
  // All change together: count DRAWN up in lib/head/page-image and write the new words here. A new page has no old ones.
  const drawn = {
    topics: 'All topics: Every topic with courses, by subject',
    sources: 'Sources: Where the facts about our courses come from',
    pricing: 'Pricing: Searching and learning are free',
    contact: 'Contact: Questions, mistakes and missing courses',
    terms: 'Terms of Service: The rules for using this site',
    privacy: 'Privacy Policy: What is stored, where, and how to remove it',
    'refund-policy': 'Refund Policy: How refunds work',
  };
  expect(pageImage('terms', '').path).toBe('/api/share-image?page=terms&v=2');
  const cards = sitePages.flatMap((page) =>
    page.shareCard ? [[shareNameOf(page), `${page.shareCard().title}: ${page.shareCard().line}`]] : [],
  );
  expect(Object.fromEntries(cards)).toMatchObject(drawn);
});
