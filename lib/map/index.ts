export { type MapStep, type TopicAround, topicAround } from './around';
export { knowFirst } from './know-first';
export { MAP_BOX } from './map-box';
export { fulfils, mustBefore, neededFor, topicAt } from './ways';
