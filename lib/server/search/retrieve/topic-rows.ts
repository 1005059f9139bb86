import { assertServer } from '@/lib/assert-server';
import {
  firstTopicToken,
  listedTopicToken,
  topicToken,
} from '@/lib/server/search-index/build/analyse-course';
import type { CatalogIndex, RowSet } from '@/lib/server/search-index/course-store.types';

assertServer('lib/server/search/retrieve/topic-rows');

/** The courses of any of these topics. */
export const rowsOfTopics = ({ store }: CatalogIndex, slugs: readonly string[]): RowSet =>
  store.withAll([{ alternatives: slugs.map((slug) => [topicToken(slug)]) }], 'head');

/** The courses whose first topic is one of these. */
export const rowsLedBy = ({ store }: CatalogIndex, slugs: readonly string[]): RowSet =>
  store.withAll([{ alternatives: slugs.map((slug) => [firstTopicToken(slug)]) }], 'head');

/** Those of them that search engines are told of. */
export const listedRowsLedBy = ({ store }: CatalogIndex, slugs: readonly string[]): RowSet =>
  store.withAll([{ alternatives: slugs.map((slug) => [listedTopicToken(slug)]) }], 'head');
