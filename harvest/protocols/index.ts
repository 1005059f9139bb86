import { readCarpentries } from '@/harvest/extractors/carpentries';
import { readGalaxy } from '@/harvest/extractors/galaxy';
import { readMicrosoftLearn } from '@/harvest/extractors/microsoft-learn';
import { extractMitLearn } from '@/harvest/extractors/mit-learn';
import { extractMoochub } from '@/harvest/extractors/moochub';
import { readNptel } from '@/harvest/extractors/nptel';
import { readOcw } from '@/harvest/extractors/ocw';
import { extractOpenEdx } from '@/harvest/extractors/open-edx';
import { readRaspberryPi } from '@/harvest/extractors/raspberry-pi';
import { extractRichie } from '@/harvest/extractors/richie';
import type { ProtocolName } from '@/harvest/registry/source.schema';
import { walkOersi } from './oersi';
import type { Protocol } from './walk.types';
import { walkPages } from './walk-pages';
import { walkParts } from './walk-parts';
import { walkWebDataCommons } from './web-data-commons';

const at = (origin: string, path: string): string =>
  new URL(path, origin.endsWith('/') ? origin : `${origin}/`).href;

export const protocols: Record<ProtocolName, Protocol> = {
  'open-edx': (walk) =>
    walkPages(walk, {
      first: at(
        walk.source.origin,
        `api/courses/v1/courses/?page=1&page_size=${walk.source.pageSize ?? 100}`,
      ),
      extract: extractOpenEdx,
    }),
  moochub: (walk) =>
    walkPages(walk, {
      first: walk.source.origin,
      accept: 'application/vnd.api+json; moochub-version=3, application/json;q=0.9',
      extract: extractMoochub,
    }),
  richie: (walk) =>
    walkPages(walk, {
      first: at(walk.source.origin, `api/v1.0/courses/?limit=${walk.source.pageSize ?? 100}&offset=0`),
      extract: extractRichie,
    }),
  'mit-learn': (walk) =>
    walkPages(walk, {
      first: at(
        walk.source.origin,
        `api/v1/learning_resources/?limit=${walk.source.pageSize ?? 100}&offset=0&resource_type=course&resource_type=video_playlist`,
      ),
      extract: extractMitLearn,
    }),
  carpentries: (walk) => walkParts(walk, { read: readCarpentries, isAlone: false }),
  ocw: (walk) => walkParts(walk, { read: readOcw, isAlone: true }),
  'raspberry-pi': (walk) => walkParts(walk, { read: readRaspberryPi, isAlone: true }),
  galaxy: (walk) => walkParts(walk, { read: readGalaxy, isAlone: true }),
  'microsoft-learn': (walk) => walkParts(walk, { read: readMicrosoftLearn, isAlone: true }),
  nptel: (walk) => walkParts(walk, { read: readNptel, isAlone: false }),
  oersi: walkOersi,
  'web-data-commons': walkWebDataCommons,
};
