export { analyticsConsent } from './analytics-consent';
export { reportCrash } from './report-crash';
export { track } from './track';
