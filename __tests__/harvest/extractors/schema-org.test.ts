import { extractHtmlPage } from '@/harvest/extractors/html-page';
import { thingsFromJsonLd } from '@/harvest/extractors/schema-org/from-json-ld';

const PAGE = 'https://school.example.org/courses/page';
const html = (json: string, head = '') =>
  `<html><head>${head}<script type="application/ld+json">${json}</script></head></html>`;
const course = (more: Record<string, unknown> = {}) =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: 'Pottery',
    provider: 'School',
    ...more,
  });

it('reads what a course states of itself, its runs and its offers', async () => {
  const json = course({
    '@id': '#course',
    courseCode: 'CS101',
    inLanguage: 'de',
    educationalLevel: 'Beginner',
    keywords: 'clay, kiln',
    description: 'Not read.',
    aggregateRating: { ratingValue: 5 },
    provider: { '@id': 'https://school.example.org/#org' },
    offers: { '@type': 'Offer', category: 'Free', price: 0 },
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        endDate: '2025-06-01',
        courseWorkload: 'PT22H',
        instructor: { name: 'Ada' },
      },
      { '@type': 'CourseInstance', endDate: '2026-06-01' },
    ],
  });
  const graph = `{"@context":"https://schema.org","@graph":[${json},{"@id":"https://school.example.org/#org","@type":"Organization","name":"School of Clay"}]}`;

  await expect(extractHtmlPage(html(graph), PAGE)).resolves.toEqual([
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

it.each([
  ['a comment at the end of a line', '{"@type":"Course", // a course\n"name":"One"}'],
  ['a comment of its own', '{"@type":"Course",\n// a course\n"name":"One"}'],
  ['a raw line break in a text', '{"@type":"Course","description":"a\nb","name":"One"}'],
  ['a comma too many', '{"@type":"Course","name":"One",}'],
  ['an HTML comment around it', '<!-- {"@type":"Course","name":"One"} -->'],
  ['slashes in an address', '{"@type":"Course","name":"One",\n"url":"https://example.org/a//b"\n}'],
])('reads JSON-LD with %s', (_what, text) => {
  expect(thingsFromJsonLd(text)).toMatchObject([{ types: ['Course'] }]);
});

it('reads nothing of what is no JSON, and of courses without a name', async () => {
  expect(thingsFromJsonLd('{"@type":"Course"')).toEqual([]);
  expect(thingsFromJsonLd('['.repeat(5_000))).toEqual([]);
  await expect(extractHtmlPage(html(course({ name: undefined })), PAGE)).resolves.toEqual([]);
});

it('reads no deeper than pages nest their facts, so that no page can end a harvest', () => {
  const nested = (depth: number) =>
    thingsFromJsonLd(`${'{"@graph":['.repeat(depth)}{"@type":"Course","name":"One"}${']}'.repeat(depth)}`);

  expect(nested(12).at(-1)).toMatchObject({ types: ['Course'] });
  for (const depth of [13, 1_000, 250_000])
    expect(nested(depth).filter(({ types }) => types.length > 0)).toEqual([]);
});

it('gives the address of a page to its only course, and to none of several', async () => {
  const two = `[${course()},${course({ name: 'Weaving', url: '/weaving' })}]`;
  const drafts = await extractHtmlPage(html(two), PAGE);
  expect(drafts.map(({ url }) => url)).toEqual([undefined, 'https://school.example.org/weaving']);
});

it('takes no home page for the address of a course, and the canonical address of the page for its own', async () => {
  const head = '<link rel="canonical" href="https://school.example.org/pottery">';
  const json = course({ url: 'https://school.example.org/' });
  await expect(extractHtmlPage(html(json, head), `${PAGE}?session=1`)).resolves.toMatchObject([
    { url: 'https://school.example.org/pottery' },
  ]);
});

it('reads microdata where there is no JSON-LD', async () => {
  const page = `<html lang="de"><body itemscope itemtype="https://schema.org/Course"><h1 itemprop="name">Töpfern</h1>
    <a itemprop="url" href="/k/1">Kurs</a><p itemprop="description">Nicht gelesen.</p>
    <div itemprop="provider" itemscope itemtype="https://schema.org/Organization"><b itemprop="name">VHS</b></div></body></html>`;
  await expect(extractHtmlPage(page, PAGE)).resolves.toMatchObject([
    { title: 'Töpfern', provider: 'VHS', url: 'https://school.example.org/k/1', language: 'de' },
  ]);
});

it('reads a course that names a hundred thousand links', () => {
  const links = Array.from({ length: 100_000 }, (_, n) => ({ '@id': `#part-${n}` }));
  const [thing] = thingsFromJsonLd(course({ hasPart: links }));

  expect(thing?.of.get('hasPart')).toHaveLength(100_000);
});
