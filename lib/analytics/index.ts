export { analyticsVariables } from './analytics.public';
export { readAnalyticsSettings } from './analytics-settings';
export { type EventMap, FEEDBACK_REASONS, type FeedbackReason } from './events';
export { REFUSAL_COOKIE } from './refusal-cookie';
