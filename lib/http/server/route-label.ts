import { sitePages } from '@/lib/pages';
import { pathOf } from '@/lib/paths';

/** First path segments of pages. What follows them may be personal, for example search words. */
const PAGES = new Set([
  'course',
  'feeds',
  'map',
  'search',
  ...sitePages.map(({ path }) => path.slice(1)).filter(Boolean),
]);
const ROUTES = new Set([
  'calendar',
  'chat',
  'config',
  'courses',
  'crash',
  'guide',
  'health',
  'language',
  'lessons',
  'ready',
  'report',
  'search',
  'share-image',
  'suggest',
  'thumbnail',
  'transcript',
]);
const OF_NEXT = new Set(['data', 'image', 'static']);
const TEXTS = new Set(['llms.txt', 'manifest.webmanifest', 'opensearch.xml', 'robots.txt', 'sitemap.xml']);
/** Files that are served from `public`, and the worker that the build adds to them. */
const FILES = new Set([
  'apple-touch-icon.png',
  'default-avatar.svg',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'share.png',
  'sw.js',
]);

export const FILE_KIND = '/file';
export const OTHER_KIND = '/other';

const among = (known: ReadonlySet<string>, prefix: string, name = '') =>
  known.has(name) ? `${prefix}/${name}` : `${prefix}${OTHER_KIND}`;

/** Whether pages have this name as the first part of their address. */
export const isPageFolder = (name: string): boolean => PAGES.has(name);

/**
 * The route label of an address for logs and limits: `/search/*`, `/api/suggest`, `/course/*`. There is a
 * fixed number of labels; every unknown address is `/other`.
 */
export function routeLabel(url: string): string {
  const path = pathOf(url);
  if (path === '/') return path;
  const [first = '', second] = path.split('/', 3).slice(1);
  if (first === 'api') return among(ROUTES, '/api', second);
  if (first === '_next') return among(OF_NEXT, '/_next', second);
  if (PAGES.has(first)) return second === undefined ? `/${first}` : `/${first}/*`;
  if (second !== undefined) return OTHER_KIND;
  if (TEXTS.has(first)) return path;
  if (/^sitemap-[a-z0-9-]+\.xml$/.test(first)) return '/sitemap-*.xml';
  return FILES.has(first) ? FILE_KIND : OTHER_KIND;
}
