import { chat } from './chat';
import { floods } from './floods';
import { cheapRequests, hardSearches, manyAddresses, oneGreedyClient } from './hard-searches';
import { images, thumbnails } from './images';
import { nobody } from './none';
import { bots, madeUpSearches } from './searches';
import { slow } from './slow';

/** The baseline: visitors without an attack. */
export const NOBODY = nobody;

/** All attacks, by name. */
export const ATTACKS = [
  madeUpSearches,
  bots,
  hardSearches,
  manyAddresses,
  oneGreedyClient,
  cheapRequests,
  chat,
  images,
  thumbnails,
  ...floods,
  ...slow,
];
