import { paths } from '@/lib/paths';

export type ShareImage = { path: string; alt: string };

/** Counted up when a share card in lib/pages changes, which a test demands: a hash would weigh more on these pages. */
const DRAWN = 2;

/** The share image of a page about the site itself. */
export function pageImage(name: string, alt: string): ShareImage {
  return { path: `${paths.api.shareImage()}?page=${name}&v=${DRAWN}`, alt };
}
