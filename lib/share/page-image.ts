import { paths } from '@/lib/paths';
import type { PageName } from './page-cards';

export type ShareImage = { path: string; alt: string };

/** Counted up when a picture of page-cards changes, which a test demands: a hash would weigh more on these pages. */
const DRAWN = 1;

/** The share image of a page about the site itself. */
export function pageImage(name: PageName, alt: string): ShareImage {
  return { path: `${paths.api.shareImage()}?page=${name}&v=${DRAWN}`, alt };
}
