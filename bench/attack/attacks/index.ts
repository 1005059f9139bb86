import { captions } from './captions';
import { chat } from './chat';
import { crashReports } from './crash-reports';
import { floods } from './floods';
import { headersOfPages } from './headers-of-pages';
import { images, thumbnails } from './images';
import { logLabels } from './log-labels';
import { nginxCache } from './nginx-cache';
import { nobody } from './none';
import { dotSegments, manyHeaders, oddRequests } from './odd-requests';
import { bots, madeUpSearches } from './searches';
import { slow } from './slow';
import { foreignTrace } from './traces';

/** What visitors feel when nobody attacks. */
export const NOBODY = nobody;

/** Each thing that one hostile client can try, by name. */
export const ATTACKS = [
  crashReports,
  headersOfPages,
  nginxCache,
  madeUpSearches,
  bots,
  dotSegments,
  captions,
  chat,
  images,
  thumbnails,
  manyHeaders,
  oddRequests,
  logLabels,
  foreignTrace,
  ...floods,
  ...slow,
];
