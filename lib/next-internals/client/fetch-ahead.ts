import Router from 'next/router';

/*
 * Needs: before the pages router fetches the data of a page it looks for them in its `sdc`, by address, and it removes what
 * it has used.
 * Why: by itself the router fetches only the scripts of a page ahead. With its data, a course opens at once.
 * When it is gone: data is fetched when a link is followed, as without this file.
 */

/** Data that nobody has used by then is dropped, so that no old page is shown. */
const KEPT_MS = 30_000;
/** Pages that cost a server little: a search may ask other sites, and counts as a search. */
const COURSE = /^\/course\/([^/]+)(?:\/([^/]+))?$/;

/** What was asked for and has not arrived. */
const awaited = new Set<string>();

type Connection = { saveData?: boolean; effectiveType?: string };

function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

async function load(dataHref: string, cacheKey: string) {
  const response = await fetch(dataHref, { headers: { 'x-nextjs-data': '1', purpose: 'prefetch' } });
  const json = response.ok ? await response.json() : undefined;
  // A source that is not asked for a page fetched ahead may be asked when somebody opens it.
  if (!json || json.pageProps?.unavailable) return undefined;
  return { dataHref, json, response, text: '', cacheKey };
}

/** Fetches the data of the page of a course or lesson, unless the person wants to save data. */
export function fetchAhead(path: string, parameters: string): void {
  const router = Router.router;
  const [, id, lesson] = COURSE.exec(path) ?? [];
  if (!router || !id || parameters || isSparing()) return;
  const query = new URLSearchParams({ id: decodeURIComponent(id) });
  if (lesson) query.set('lesson', decodeURIComponent(lesson));
  const route = lesson ? '/course/[id]/[lesson]' : '/course/[id]';
  const href = router.pageLoader.getDataHref({
    href: `${route}?${query}`,
    asPath: path,
    skipInterpolation: true,
  });
  const key = new URL(href, window.location.href).href;
  const { sdc } = router;
  if (key in sdc || awaited.has(key)) return;
  awaited.add(key);
  // Only what has arrived: the router would show an error for data that could not be fetched ahead.
  load(href, key).then(
    (loaded) => {
      awaited.delete(key);
      if (!loaded || key in sdc) return;
      const ready = Promise.resolve(loaded);
      sdc[key] = ready;
      setTimeout(() => {
        if (sdc[key] === ready) delete sdc[key];
      }, KEPT_MS);
    },
    () => void awaited.delete(key),
  );
}
