import { asSearchEngine } from '@polymath/engine';
import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import { AppError } from '@/lib/errors';
import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { topicPage } from '@/lib/seo/server/build-topic-page';
import { aCourse, aListedCourse } from '@/scripts/fakes/course';

const TOPICS = [
  { slug: 'python', name: 'Python', subject: 'Programming', aliases: [] },
  { slug: 'java', name: 'Java', subject: 'Programming', aliases: [] },
  { slug: 'ui-ux-design', name: 'UX/UI design', subject: 'Design and art', aliases: ['ui ux design'] },
];
const PYTHON = { slug: 'python', name: 'Python', subject: 'Programming', count: 7 };
const lengths = [1, 2, 3, 10, 20, 30];

const opened = engineOver(
  [
    ...lengths.map((hours) => aCourse({ title: `Python in ${hours} hours`, hours, level: 'beginner' })),
    aListedCourse({ title: 'Python en serio', language: 'es', addedAt: '2026-03-04' }),
    aCourse({ title: 'Java', topics: ['java'] }),
    aCourse({ title: 'UI and UX design', topics: ['ui-ux-design'] }),
  ],
  TOPICS,
);

const pageOf = async (words: string, topic: typeof PYTHON, from: Partial<SearchEngine> = {}) => {
  const engine = asSearchEngine(opened.engine);
  const answer = await engine.search({ ...aSearch(words), ofTopic: topic.slug });
  return topicPage({ ...engine, ...from }, { words, topic, answer });
};

describe('the page of a topic', () => {
  it('shows counts, starting points, notable courses and related topics', async () => {
    const page = await pageOf('python', PYTHON);
    expect(page).toMatchObject({
      name: 'Python',
      intro: 'All of them are free. 6 are for beginners. They are taught in English and Spanish.',
      description: expect.stringMatching(/^7 Python courses from 1 provider\./),
      related: [{ name: 'Java', count: 1 }],
      feed: '/feeds/python.xml',
      image: { path: expect.stringMatching(/^\/api\/share-image\?topic=python&v=/) },
    });
    expect(page?.startHere).toEqual([
      { level: 'beginner', id: expect.any(String), title: expect.stringContaining('Python'), language: 'en' },
    ]);
    expect(page?.itemList?.['@type']).toBe('ItemList');
    expect(page?.more.map(({ heading, courses }) => [heading, courses[0]?.title])).toEqual([
      ['Shortest', expect.any(String)],
      ['Longest', 'Python in 30 hours'],
      ['In other languages', 'Python en serio'],
    ]);
  });

  it('is worked out once for a version of the index', async () => {
    const summarise = jest.fn(asSearchEngine(opened.engine).summarise);
    await pageOf('java', { ...PYTHON, slug: 'java', name: 'Java' }, { summarise });
    await pageOf('java', { ...PYTHON, slug: 'java', name: 'Java' }, { summarise });
    expect(summarise).toHaveBeenCalledTimes(1);
  });

  it('goes without where the catalogue is away by now', async () => {
    const summarise = () => Promise.reject(new AppError('search/unavailable'));
    expect(await pageOf('python away', PYTHON, { summarise })).toBeUndefined();
  });
});
