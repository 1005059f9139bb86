import { paths } from '@/lib/paths';

export type ShareImage = { path: string; alt: string };

/**
 * Raise it when a share card in lib/pages changes; a test checks it. A hash would add more code to these
 * pages.
 */
const DRAWN = 2;

/** The share image of a page about the site itself. */
export function pageImage(name: string, alt: string): ShareImage {
  return { path: `${paths.api.shareImage()}?page=${name}&v=${DRAWN}`, alt };
}
