export { objectsToAnalytics, sendEvent } from './send-event';
