import type { CourseMoment, Search, SearchAnswer } from '@/lib/search/search.types';

/** What is judged of an answer. */
export type JudgedAnswer = Pick<
  SearchAnswer,
  'total' | 'relaxed' | 'complete' | 'correctedTo' | 'intents' | 'nearestTopics'
> & {
  results: { id: string; title: string }[];
  moments?: (Pick<CourseMoment, 'lesson' | 'chapter'> & { course: { title: string } })[];
};

/** What is judged: an index in this process, a cluster, or the stock engine. */
export type Searcher = { search(search: Search): JudgedAnswer | Promise<JudgedAnswer> };
