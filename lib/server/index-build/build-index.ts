export { buildIndex } from '@polymath/engine';
