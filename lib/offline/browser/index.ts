export { type KeptPages, keptPages } from './kept-pages';
export { keepPage, startOffline } from './start-offline';
