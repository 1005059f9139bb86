import { offlineCaches } from '@/lib/offline/offline-caches';
import { pathOf } from '@/lib/paths';

export type KeptPage = { path: string; title: string };
export type KeptPages = { courses: KeptPage[]; searches: KeptPage[]; others: KeptPage[] };

/** In any language. */
const COURSE = /^(?:\/[a-z]{2}(?:-[a-z]+)?)?\/(?:course|live)\//;
const SEARCH = /^(?:\/[a-z]{2}(?:-[a-z]+)?)?\/search\//;

async function titleOf(page: Response): Promise<string> {
  const html = new DOMParser().parseFromString(await page.text(), 'text/html');
  // The page shows the site's name already.
  return html.title.replace(/ \| [^|]*$/, '');
}

/** The pages that can be opened offline, newest first. */
export async function keptPages(): Promise<KeptPages> {
  const cache = await caches.open(offlineCaches.pages);
  const requests = [...(await cache.keys())].reverse();
  const pages = await Promise.all(
    requests.map(async (request): Promise<KeptPage | undefined> => {
      const page = await cache.match(request);
      const { pathname, search } = new URL(request.url);
      return page && { path: pathname + search, title: await titleOf(page) };
    }),
  );
  const kept = pages.filter((page) => page !== undefined);
  const courses = kept.filter(({ path }) => COURSE.test(path));
  const searches = kept.filter(({ path }) => SEARCH.test(path));
  const others = kept.filter(
    ({ path }) => !COURSE.test(path) && !SEARCH.test(path) && !pathOf(path).endsWith('/offline'),
  );
  return { courses, searches, others };
}
