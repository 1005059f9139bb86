export { drawCard } from './draw-card';
export { findShare } from './find-share';
export { keepDrawings } from './keep-drawings';
