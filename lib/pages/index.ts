export {
  type HeadProps,
  headOf,
  isIndexedPage,
  type SitePath,
  shareNameOf,
  sitePages,
  type TopicsPage,
} from './site-pages';
export type { Unavailable } from './unavailable.types';
