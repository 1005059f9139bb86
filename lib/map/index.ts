export { type MapStep, type TopicAround, topicAround } from './around';
export { buildsOn } from './builds-on';
export { canYou } from './can-you';
export { knowFirst, withStated } from './know-first';
export { MAP_BOX } from './map-box';
export { fulfils, isWide, mustBefore, neededFor, topicAt } from './ways';
