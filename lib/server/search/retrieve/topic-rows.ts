import { assertServer } from '@/lib/assert-server';
import { firstTopicToken, topicToken } from '@/lib/server/search-index/build/analyse-course';
import type { CatalogIndex, RowSet } from '@/lib/server/search-index/course-store.types';

assertServer('lib/server/search/retrieve/topic-rows');

/** The courses of any of these topics. */
export const rowsOfTopics = ({ store }: CatalogIndex, slugs: readonly string[]): RowSet =>
  store.withAll([{ alternatives: slugs.map((slug) => [topicToken(slug)]) }], 'head');

/** The courses whose first topic is one of these. */
export const rowsLedBy = ({ store }: CatalogIndex, slugs: readonly string[]): RowSet =>
  store.withAll([{ alternatives: slugs.map((slug) => [firstTopicToken(slug)]) }], 'head');
