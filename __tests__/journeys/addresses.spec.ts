import { expect, test } from './support';

/** Sends the address as it is written, without a browser tidying it first. */
const ONE_REDIRECT = { maxRedirects: 0 } as const;

const SPELLINGS = [
  ['/search/py%E2%80%8Bthon?sort=newest', '/search/python?sort=newest'],
  ['/Topics', '/topics'],
  ['//topics', '/topics'],
  ['/My-Courses', '/my-courses'],
  ['/COURSE/Git', '/course/Git'],
  ['/ES/topics', '/es/topics'],
  ['/ES', '/es'],
  ['/ES/search/%5Cdocumentclass', '/es/search/%5Cdocumentclass'],
  ['/search/machine%20learning//', '/search/machine%20learning'],
  ['/search/Machine%20Learning/?sort=newest', '/search/machine%20learning?sort=newest'],
  ['/search/NA%C3%8FVE+bayes//', '/search/na%C3%AFve%20bayes'],
  ['/search/machine%20LEARNING%20a-z', '/search/Machine%20Learning%20A-Z'],
  ['/search/web+dev?level=beginner&page=2', '/search/web%20dev?level=beginner&page=2'],
  ['/search/%20', '/'],
] as const;

test('every spelling of a search leads to one', async ({ request, baseURL }) => {
  for (const [variant, address] of SPELLINGS) {
    const response = await request.get(baseURL + variant, ONE_REDIRECT);
    expect.soft([response.status(), response.headers().location], variant).toEqual([308, address]);
  }
});

/** Ways to write a topic, and words that are none. */
const WRITTEN = [
  [
    'machine learning',
    ['machine+learning', 'Machine%20Learning', 'MACHINE%2BLEARNING', 'machine%2520learning'],
  ],
  [
    'machine learning',
    ['%20machine%09%20learning%0A', 'machine%E2%80%8Blearning', 'm%61chine%E3%80%80learning'],
  ],
  [
    'machine learning',
    ['%EF%BD%8Dachine%C2%A0lear%C2%ADning', 'machine%20learning%E2%80%8D', 'machine%252520learning'],
  ],
  [
    'naïve guitars',
    ['NA%C3%8FVE+Guitars', 'nai%CC%88ve%2520guitars', 'na%c3%afve%20%20guitars', 'naïve%E2%80%8Bguitars'],
  ],
  ['c++', ['C%2B%2B', 'c%2b%2b', '%EF%BD%83%EF%BC%8B%EF%BC%8B', 'c%252B%252B']],
] as const;
/** Addresses with the words, and what stands before and after the right one. */
const PLACES = [
  (words: string) => [`/search/${words}`, '', ''],
  (words: string) => [`/SEARCH/${words}/`, '', ''],
  (words: string) => [`//ES//search//${words}//?level=beginner&t=5`, '/es', '?level=beginner'],
  (words: string) => [`/Pt-BR/search/${words}?page=2`, '/pt-br', '?page=2'],
  (words: string) => [`/search?q=${words}`, '', ''],
  (words: string) => [`/es/Search/?utm_source=x&q=${words}&t=5`, '/es', ''],
] as const;

test('every spelling of words at every place of the address is one redirect away from one address', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(60_000);
  for (const [words, spellings] of WRITTEN)
    for (const place of PLACES)
      for (const spelling of spellings) {
        const [written = '', before = '', after = ''] = place(spelling);
        const response = await request.get(baseURL + written, ONE_REDIRECT);
        const address = `${before}/search/${encodeURIComponent(words)}${after}`;
        expect.soft([response.status(), response.headers().location], written).toEqual([308, address]);
      }
});

const STATUSES = [
  ['/search/c%2B%2B', 200],
  ['/search/c%23', 200],
  ['/search/.net', 200],
  [`/search/${encodeURIComponent('🎸')}`, 404],
  [`/search/${encodeURIComponent('بايثون')}`, 200],
  ['/search/%00', 404],
  ['/search/a%07b', 404],
  [`/search/${'x'.repeat(7_000)}`, 404],
  ['/search/%E0%A4%A', 400],
  [`/search/${encodeURIComponent('"><script>alert(1)</script>')}`, 200],
  ['/course/no-such-course', 404],
  ['/course/..%2f..%2fetc%2fpasswd', 404],
  ['/no-such-page', 404],
  ['/Nothing', 404],
  ['/search/a/b', 404],
  ["/search/what's%20new!", 200],
] as const;

test('odd addresses are answered by a page with the right status', async ({ request }) => {
  for (const [address, status] of STATUSES) {
    const response = await request.get(address, ONE_REDIRECT);
    expect.soft(response.status(), address).toBe(status);
    expect.soft(response.headers()['content-type'], address).toContain('text/html');
    expect.soft(await response.text(), address).not.toContain('<script>alert(1)');
  }
});

test('a shared address keeps its parameters where it is redirected', async ({ request }) => {
  const course = '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware';
  const lesson = `${course}/3-lecture-3-insertion-sort-merge-sort`;
  for (const [address, right] of [
    [`${course}/3-an-earlier-title?t=90`, `${lesson}?t=90`],
    [`${course}/3?t=1m30s`, `${lesson}?t=90`],
    [`${lesson}/?t=90`, `${lesson}?t=90`],
    ['/search/?q=machine%20learning', '/search/machine%20learning'],
    ['/plan/?goal=python', '/plan?goal=python'],
    [`/compare/?courses=${course.slice(8)},b`, `/compare?courses=${course.slice(8)},b`],
  ] as const)
    expect(decodeURIComponent((await request.get(address)).url()), address).toContain(
      decodeURIComponent(right),
    );
});

test('a moment of a lesson is where the video starts in a browser without scripts', async ({ request }) => {
  const lesson =
    '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware/3-lecture-3-insertion-sort-merge-sort';
  const linkOf = async (address: string) =>
    /<noscript>.*?href="(https:\/\/www\.youtube\.com[^"]*)"/s.exec(
      await (await request.get(address)).text(),
    )?.[1];
  expect(await linkOf(`${lesson}?t=90`)).toMatch(/&amp;t=90$/);
  expect(await linkOf(lesson)).not.toContain('t=');
});

test('“.” and “..” are told to be no search', async ({ request }) => {
  for (const dots of ['.', '..']) {
    const answer = await request.get(`/search?q=${dots}`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(`“${dots}” is no search`);
  }
});

test('pages are only read', async ({ request }) => {
  for (const address of ['/search/python', '/', '/pricing', '/Topics', '/course/knitting', '/feeds/all.xml'])
    for (const method of ['POST', 'OPTIONS'])
      expect((await request.fetch(address, { method })).status(), `${method} ${address}`).toBe(405);
});

test('the JSON routes answer like the pages', async ({ request }) => {
  const found = await (await request.get('/api/search?q=python&level=beginner')).json();
  expect(found.total).toBeGreaterThan(0);
  expect(found.results[0]).toMatchObject({ level: 'beginner' });

  const explained = await (await request.get('/api/search?q=python&level=beginner&explain=1')).json();
  expect(explained.results[0].explained.fields).toContainEqual({
    word: 'python',
    found: expect.arrayContaining(['title']),
  });
  expect(found.results[0]).not.toHaveProperty('explained');

  const blank = await request.get('/api/search?q=%20');
  expect(blank.status()).toBe(400);
  expect(await blank.json()).toMatchObject({ error: { code: 'request/invalid' } });

  const { suggestions } = await (await request.get('/api/suggest?q=mach')).json();
  expect(suggestions.length).toBeGreaterThan(0);
  expect((await request.delete('/api/suggest?q=mach')).status()).toBe(405);
});
