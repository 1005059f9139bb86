import {
  askedTopicToken,
  audienceToken,
  firstTopicToken,
  listedTopicToken,
  seriesTopicToken,
  topicToken,
} from '@/engine/format/analyse-course';
import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import type { Audience } from '@/engine/host.types';

/** The courses of any of these topics. */
export const rowsOfTopics = ({ store }: CatalogIndex, slugs: readonly string[]): RowSet =>
  store.withAll([{ alternatives: slugs.map((slug) => [topicToken(slug)]) }], 'head');

/** The courses whose first topic is one of these. */
export const rowsLedBy = ({ store }: CatalogIndex, slugs: readonly string[]): RowSet =>
  store.withAll([{ alternatives: slugs.map((slug) => [firstTopicToken(slug)]) }], 'head');

/** Those of them that search engines are told of. */
export const listedRowsLedBy = ({ store }: CatalogIndex, slugs: readonly string[]): RowSet =>
  store.withAll([{ alternatives: slugs.map((slug) => [listedTopicToken(slug)]) }], 'head');

/** The courses of any of these topics whose lessons or parts are known. */
export const seriesOfTopics = ({ store }: CatalogIndex, slugs: readonly string[]): RowSet =>
  store.withAll([{ alternatives: slugs.map((slug) => [seriesTopicToken(slug)]) }], 'head');

/** The courses that say that one of these topics must come before them. */
export const rowsAskingFor = ({ store }: CatalogIndex, slugs: readonly string[]): RowSet =>
  store.withAll([{ alternatives: slugs.map((slug) => [askedTopicToken(slug)]) }], 'head');

/** The courses that are made for such people. */
export const madeFor = ({ store }: CatalogIndex, audience: Audience): RowSet =>
  store.withAll([{ alternatives: [[audienceToken(audience)]] }], 'head');
