import { extractQuadPage } from '@/harvest/extractors/web-data-commons';

const PAGE = 'https://school.example.org/courses/page';
type Stated = Record<string, string | string[]>;

/** The lines of a page on which each thing states its type and what else it is; names with `_:` are things. */
const page = (things: Record<string, Stated>, address = PAGE): string[] =>
  Object.entries(things).flatMap(([node, { type = 'Course', ...facts }]) => [
    `${node} <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://schema.org/${type}> <${address}> .`,
    ...Object.entries(facts).flatMap(([name, values]) =>
      [values].flat().map((value) => {
        const object = value.startsWith('_:') ? value : `"${value}"`;
        return `${node} <http://schema.org/${name}> ${object} <${address}> .`;
      }),
    ),
  ]);

it('reads what a course states of itself, its runs and its offers', () => {
  const lines = page({
    '_:course': {
      name: 'Pottery',
      courseCode: 'CS101',
      inLanguage: 'de',
      educationalLevel: 'Beginner',
      keywords: 'clay, kiln',
      description: 'Not read.',
      provider: '_:school',
      offers: '_:offer',
      hasCourseInstance: ['_:first', '_:second'],
    },
    '_:school': { type: 'Organization', name: 'School of Clay' },
    '_:offer': { type: 'Offer', category: 'Free', price: '0' },
    '_:first': {
      type: 'CourseInstance',
      endDate: '2025-06-01',
      courseWorkload: 'PT22H',
      instructor: '_:ada',
    },
    '_:second': { type: 'CourseInstance', endDate: '2026-06-01' },
    '_:ada': { type: 'Person', name: 'Ada' },
  });

  expect(extractQuadPage(lines)).toEqual([
    {
      ref: PAGE,
      title: 'Pottery',
      url: PAGE,
      page: PAGE,
      provider: 'School of Clay',
      instructors: ['Ada'],
      code: 'CS101',
      language: 'de',
      level: 'Beginner',
      hours: 'PT22H',
      cost: 'free',
      endsAt: '2026-06-01',
      tags: ['clay', ' kiln'],
    },
  ]);
});

it('reads no course without a name, and nothing of a line that is none', () => {
  expect(extractQuadPage(page({ '_:course': { provider: 'School' } }))).toEqual([]);
  const [first = '', ...rest] = page({ '_:course': { name: 'Pottery' } });
  expect(extractQuadPage([first, 'broken', ...rest])).toMatchObject([{ title: 'Pottery' }]);
});

it('gives the address of a page to its only course, and to none of several', () => {
  const drafts = extractQuadPage(
    page({ '_:one': { name: 'Pottery' }, '_:two': { name: 'Weaving', url: '/weaving' } }),
  );
  expect(drafts.map(({ url }) => url)).toEqual([undefined, 'https://school.example.org/weaving']);
});

it('takes no home page for the address of a course', () => {
  const lines = page({ '_:course': { name: 'Pottery', url: 'https://school.example.org/' } });
  expect(extractQuadPage(lines)).toMatchObject([{ url: PAGE }]);
});
