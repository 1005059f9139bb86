export {
  type HeadProps,
  headOf,
  type SitePath,
  shareNameOf,
  sitePages,
  type TopicsPage,
} from './site-pages';
export type { Unavailable } from './unavailable.types';
