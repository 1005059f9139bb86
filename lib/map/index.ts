export { knowFirst } from './know-first';
export { fulfils, mustBefore, neededFor, topicAt } from './ways';
