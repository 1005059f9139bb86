import { wellFormed } from '@/lib/format/well-formed';
import { localePrefix } from '@/lib/locale/locale-path';

/** Half of a surrogate pair cannot be encoded in an address: it becomes the replacement character. */
const encode = (text: string) => encodeURIComponent(wellFormed(text));

/** All addresses of the site, which begin with `root()`. `searchHref` in lib/search builds searches with filters. */
const pathsIn = (root: () => string) => ({
  home: () => root() || '/',
  search: (words: string) => `${root()}/search/${encode(words)}`,
  /** Action of the search form without scripts: it adds `?q=`. */
  searchForm: () => `${root()}/search`,
  /** The route file behind `search`, as the router names it. */
  searchRoute: () => '/search/[query]',
  course: (id: string) => `${root()}/course/${encode(id)}`,
  /** `segment` is the lesson's number (from 1) and slug: see lib/course/lessons/lesson-segment. */
  lesson: (id: string, segment: string) => `${root()}/course/${encode(id)}/${encode(segment)}`,
  /** `planHref` in lib/guide adds the goal and its conditions. */
  plan: () => `${root()}/plan`,
  topics: () => `${root()}/topics`,
  /** What comes before a topic, and where it leads. */
  map: (topic: string) => `${root()}/map/${encode(topic)}`,
  /** Courses side by side; their form without ids sends one parameter for each. */
  compare: (ids: string[] = []) =>
    ids.length > 0 ? `${root()}/compare?courses=${ids.map(encode).join(',')}` : `${root()}/compare`,
  sources: () => `${root()}/sources`,
  myCourses: () => `${root()}/my-courses`,
  profile: () => `${root()}/profile`,
  profileCourses: () => `${root()}/profile?tab=courses`,
  pricing: () => `${root()}/pricing`,
  contact: () => `${root()}/contact`,
  terms: () => `${root()}/terms`,
  privacy: () => `${root()}/privacy`,
  refundPolicy: () => `${root()}/refund-policy`,
  /** The service worker shows it for a page that is not cached. */
  offline: () => `${root()}/offline`,
  api: {
    config: () => `${root()}/api/config`,
    /** Receives the report of a page that crashed. */
    crash: () => `${root()}/api/crash`,
    /** Receives what an operator's commands read of a course: `pages/api/report`. */
    report: () => `${root()}/api/report`,
    /** A plan as a calendar file; a form adds its parameters. */
    calendar: () => `${root()}/api/calendar`,
    /** Whether a model answers, and the remaining quota. */
    guide: () => `${root()}/api/guide`,
    chat: () => `${root()}/api/chat`,
    /** How a page in the language `shown` is offered in that of the address. */
    language: (shown: string) => `${root()}/api/language?shown=${encode(shown)}`,
    /** Lessons of a course with their chapters. */
    lessons: (id: string) => `${root()}/api/lessons?id=${encode(id)}`,
    /** What is said in a lesson, with its seconds. */
    transcript: (id: string, lesson: number, language?: string) =>
      `${root()}/api/transcript?id=${encode(id)}&lesson=${lesson}${language ? `&language=${encode(language)}` : ''}`,
    courses: (ids: string[]) => `${root()}/api/courses?ids=${ids.map(encode).join(',')}`,
    shareImage: () => `${root()}/api/share-image`,
    /** `parameters` of the search page, with `q` for its words. */
    searchLive: (parameters: URLSearchParams) => `${root()}/api/search/live?${parameters}`,
    suggest: (prefix: string) => `${root()}/api/suggest?q=${encode(prefix)}`,
  },
});

/** Addresses of the language of the page. To be called when it is known: not when code is loaded. */
export const paths = pathsIn(localePrefix);

/** Addresses in English. They name a page in any language: as routes, in the registry of pages, and as canonical addresses. */
export const plainPaths = pathsIn(() => '');

/** The path of an address without query and fragment, with single slashes. All decisions about a request use it. */
export const pathOf = (address: string): string =>
  address.replace(/[?#].*$/s, '').replace(/\/{2,}/g, '/') || '/';
