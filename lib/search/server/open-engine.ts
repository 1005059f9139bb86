export { openEngine, type SyncEngine } from '@polymath/engine';
