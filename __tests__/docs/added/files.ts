/** A file that somebody adds, or a line of one that is there: what stands before it, and the line. */
export type Step = { file: string; text: string; after?: string };

/** What the README says that a page takes. */
export const PAGE_STEPS: Step[] = [
  {
    file: 'lib/pages/about.ts',
    text: `import { definePage } from './define-page';

export const aboutPage = definePage({
  path: '/about',
  head: () => ({
    title: 'About us',
    description: 'Who makes this site, and what for.',
    keywords: ['about'],
  }),
  indexed: true,
  shareCard: { title: 'About us', line: 'Who makes this site' },
  firstLoadKilobytes: 135,
});
`,
  },
  {
    file: 'lib/pages/site-pages.ts',
    after: "from './terms';",
    text: "import { aboutPage } from './about';",
  },
  { file: 'lib/pages/site-pages.ts', after: '  homePage,', text: '  aboutPage,' },
  {
    file: 'components/screens/AboutScreen.tsx',
    text: `export function AboutScreen() {
  return <h1 className="site-width py-8 text-3xl font-extrabold">About us</h1>;
}
`,
  },
  {
    file: 'pages/about.tsx',
    text: `import { showPage } from '@/components/screens/show-page';
import { AboutScreen } from '@/components/screens/AboutScreen';
import { aboutPage } from '@/lib/pages/about';

export default showPage(aboutPage, AboutScreen);
`,
  },
];

/** What docs/sources.md says that a live source takes. */
export const SOURCE_STEPS: Step[] = [
  {
    file: 'lib/sources/server/adapters/village.ts',
    text: `import { z } from 'zod';
import type { Course } from '@/lib/course/course.schema';
import { cleanLine } from '@/lib/sources/server/read/plain-text';
import type { AskSource, SourceAdapter, SourceDefinition } from '@/lib/sources/server/source.types';
import { SourceError } from '@/lib/sources/server/source/source-error';

const filmSchema = z.object({ id: z.string(), name: z.string(), video: z.string() });
const listSchema = z.object({ films: z.array(filmSchema) });

function toCourse({ id, name, video }: z.infer<typeof filmSchema>): Course | undefined {
  const title = cleanLine(name, 300);
  if (!title) return undefined;
  return {
    id: \`village-\${id}\`,
    source: 'village',
    title,
    provider: 'Village School',
    url: \`https://village.example/films/\${id}\`,
    kind: 'single-video',
    language: 'en',
    cost: 'free',
    topics: [],
    lessons: [{ title, video: { host: 'youtube', id: video } }],
  };
}

function create({ ask }: { ask: AskSource }): SourceAdapter {
  return {
    async search(words, { limit, signal }) {
      const path = \`/films?\${new URLSearchParams({ q: words, limit: String(limit) })}\`;
      const { films } = await ask(path, listSchema, { signal, decides: true });
      return films.flatMap((film) => {
        const course = toCourse(film);
        return course ? [{ course }] : [];
      });
    },
    async getCourse(id, { signal }) {
      const { films } = await ask(\`/films?id=\${id}\`, listSchema, { signal, decides: true });
      const [film] = films;
      if (film && film.id !== id) throw new SourceError({ kind: 'malformed' }, 'answered with another film');
      return film && toCourse(film);
    },
  };
}

export const village: SourceDefinition = {
  id: 'village',
  name: 'Village School',
  home: 'https://village.example',
  baseUrl: 'https://village.example/api',
  weight: 0.5,
  freshMs: 12 * 3_600_000,
  keepMs: 7 * 24 * 3_600_000,
  parallel: 2,
  maxBytes: 1_000_000,
  ids: /^film-[0-9]+$/,
  create,
};
`,
  },
  {
    file: 'lib/sources/server/registry.ts',
    after: "from './adapters/peertube';",
    text: "import { village } from './adapters/village';",
  },
  {
    file: 'lib/sources/server/registry.ts',
    after: 'export const SOURCES: readonly SourceDefinition[] = [',
    text: '  village,',
  },
  {
    file: 'scripts/fakes/sources/village.ts',
    text: `import type { ContractAnswer, ContractRequest } from '@/scripts/fakes/contract-server';
import type { SourceFixture } from '@/scripts/fakes/source-fixture.types';

const FILM = { id: 'film-1', name: 'Bread and butter', video: 'dQw4w9WgXcQ' };

function playVillage({ params }: ContractRequest): ContractAnswer {
  const id = params.get('id');
  return { body: { films: id === null || id === FILM.id ? [FILM] : [] } };
}

export const villageFixture: SourceFixture = {
  id: 'village',
  play: playVillage,
  known: FILM.id,
  unknown: 'film-404',
  empty: { films: [] },
};
`,
  },
  {
    file: 'scripts/fakes/live-sources.ts',
    after: "from './sources/peertube';",
    text: "import { villageFixture } from './sources/village';",
  },
  { file: 'scripts/fakes/live-sources.ts', after: 'const FIXTURES = [', text: '  villageFixture,' },
];

/** Looks, from within the copy, for what is said to follow. */
export const FOLLOWS = `/** @jest-environment node */
import { findLiveSource } from '@/lib/sources/server/live-sources';
import { routeLabel } from '@/lib/http/server/route-label';
import { findShare } from '@/lib/share/server/find-share';
import { sitemapShard } from '@/lib/seo/server/sitemap';
import { budgets } from '@/scripts/check-bundle';
import { PLAYS } from '@/scripts/fakes/live-sources';

it('has the page wherever pages are listed', async () => {
  const shard = await sitemapShard({} as never, 'pages');
  let sitemap = '';
  for await (const piece of shard ?? []) sitemap += piece;
  expect(sitemap).toContain('/about</loc>');
  expect(budgets('x', '1').map(({ route }) => route)).toContain('/about');
  expect(routeLabel('/about')).toBe('/about');
  expect(await findShare({} as never, { page: 'about' })).toMatchObject({ card: expect.anything() });
});

it('has the source wherever sources are listed', () => {
  expect(findLiveSource('village-film-1')).toMatchObject({ id: 'film-1', source: { name: 'Village School' } });
  expect(Object.keys(PLAYS)).toContain('village');
});
`;
