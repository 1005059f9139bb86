import { wellFormed } from '@/lib/format/well-formed';

/** Half of a surrogate pair cannot be encoded in an address: it becomes the replacement character. */
const encode = (text: string) => encodeURIComponent(wellFormed(text));

/** All addresses of the site. `searchHref` in lib/search builds searches with filters. */
export const paths = {
  home: () => '/',
  search: (words: string) => `/search/${encode(words)}`,
  /** Action of the search form without scripts: it adds `?q=`. */
  searchForm: () => '/search',
  /** The route file behind `search`, as the router names it. */
  searchRoute: () => '/search/[query]',
  course: (id: string) => `/course/${encode(id)}`,
  /** `segment` is the lesson's number (from 1) and slug: see lib/course/lessons/lesson-segment. */
  lesson: (id: string, segment: string) => `/course/${encode(id)}/${encode(segment)}`,
  /** `planHref` in lib/guide adds the goal and its conditions. */
  plan: () => '/plan',
  topics: () => '/topics',
  /** What comes before a topic, and where it leads. */
  map: (topic: string) => `/map/${encode(topic)}`,
  /** Courses side by side; their form without ids sends one parameter for each. */
  compare: (ids: string[] = []) =>
    ids.length > 0 ? `/compare?courses=${ids.map(encode).join(',')}` : '/compare',
  sources: () => '/sources',
  myCourses: () => '/my-courses',
  profile: () => '/profile',
  profileCourses: () => '/profile?tab=courses',
  pricing: () => '/pricing',
  contact: () => '/contact',
  terms: () => '/terms',
  privacy: () => '/privacy',
  refundPolicy: () => '/refund-policy',
  /** The service worker shows it for a page that is not cached. */
  offline: () => '/offline',
  api: {
    config: () => '/api/config',
    /** Receives the report of a page that crashed. */
    crash: () => '/api/crash',
    /** Receives the id of a course that did not open at its provider. */
    notOpened: () => '/api/not-opened',
    /** A plan as a calendar file; a form adds its parameters. */
    calendar: () => '/api/calendar',
    /** Whether a model answers, and the remaining quota. */
    guide: () => '/api/guide',
    chat: () => '/api/chat',
    /** Lessons of a course with their chapters. */
    lessons: (id: string) => `/api/lessons?id=${encode(id)}`,
    /** What is said in a lesson, with its seconds. */
    transcript: (id: string, lesson: number, language?: string) =>
      `/api/transcript?id=${encode(id)}&lesson=${lesson}${language ? `&language=${encode(language)}` : ''}`,
    courses: (ids: string[]) => `/api/courses?ids=${ids.map(encode).join(',')}`,
    shareImage: () => '/api/share-image',
    /** `parameters` of the search page, with `q` for its words. */
    searchLive: (parameters: URLSearchParams) => `/api/search/live?${parameters}`,
    suggest: (prefix: string) => `/api/suggest?q=${encode(prefix)}`,
  },
} as const;

/** The path of an address without query and fragment, with single slashes. All decisions about a request use it. */
export const pathOf = (address: string): string =>
  address.replace(/[?#].*$/s, '').replace(/\/{2,}/g, '/') || '/';
