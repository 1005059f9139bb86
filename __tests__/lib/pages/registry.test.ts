import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitePages } from '@/lib/pages';
import { plainPaths } from '@/lib/paths';

const FOLDER = join(process.cwd(), 'pages');
/** Routes that show no page of their own: Next's, and the search form's without scripts. */
const NO_PAGES = /^(?:_|404|500|api\/|search\/index)/;

const routes = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.includes('[') && !NO_PAGES.test(file),
);
const addressOf = (file: string) => `/${file.replace(/(?:\/?index)?\.tsx$/, '')}`;

it('has every page with a fixed address, and a route for each', () => {
  expect(routes.map(addressOf).sort()).toEqual(sitePages.map(({ path }) => path).sort());
});

it.each(routes)('pages/%s shows the definition of its address and nothing beside it', (file) => {
  const route = readFileSync(join(FOLDER, file), 'utf8');
  const [, fixed, loaded] =
    /^export default show(?:FixedPage\('(.+)', \w+Screen\)|Page\('(.+)', \w+Screen\) satisfies PageOf<typeof getServerSideProps>);$/m.exec(
      route,
    ) ?? [];
  expect(fixed ?? loaded).toBe(addressOf(file));
});

const shown = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join('components', file), 'utf8'));
const { api: _, ...addresses } = plainPaths;
const nameOf = (path: string) =>
  Object.entries(addresses).find(
    ([, address]) => address.length === 0 && (address as () => string)() === path,
  )?.[0];

it.each(sitePages.filter(({ indexed, footer }) => indexed && !footer).map(({ path }) => path))(
  'the footer or another page links to %s, which search engines list',
  (path) => {
    expect(shown.filter((code) => code.includes(`paths.${nameOf(path)}(`))).not.toEqual([]);
  },
);
