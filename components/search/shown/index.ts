export { LiveResults } from '@/components/search/live/LiveResults';
export { Found } from './Found';
export { Offers } from './Offers';
export { OtherSearches } from './OtherSearches';
export { SearchTools } from './SearchTools';
export { SearchTop } from './SearchTop';
export { TopicGroups } from './TopicGroups';
