import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitePages } from '@/lib/pages';

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
