import { assertServer } from '@/lib/assert-server';

assertServer('lib/server/search/open-engine');

export { openEngine, type SyncEngine } from '@polymath/engine';
