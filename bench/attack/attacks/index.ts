import { captions } from './captions';
import { chat } from './chat';
import { crashReports } from './crash-reports';
import { floods } from './floods';
import { cheapRequests, hardSearches, manyAddresses, oneGreedyClient } from './hard-searches';
import { headersOfPages } from './headers-of-pages';
import { images, thumbnails } from './images';
import { logLabels } from './log-labels';
import { nginxCache } from './nginx-cache';
import { nobody } from './none';
import { dotSegments, manyHeaders, oddRequests } from './odd-requests';
import { bots, madeUpSearches } from './searches';
import { slow } from './slow';
import { foreignTrace } from './traces';

/** The baseline: visitors without an attack. */
export const NOBODY = nobody;

/** All attacks, by name. */
export const ATTACKS = [
  crashReports,
  headersOfPages,
  nginxCache,
  madeUpSearches,
  bots,
  hardSearches,
  manyAddresses,
  oneGreedyClient,
  cheapRequests,
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
