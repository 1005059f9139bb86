export { type Answers, answersFrom, asSearchEngine } from './answers';
export { buildIndex } from './build/build-index';
export type { SharedArrays } from './format/dictionary';
export { openEngine, type SyncEngine } from './open-engine';
