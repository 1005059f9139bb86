import { analyticsVariables } from '@/lib/analytics.public';
import { readAnalyticsSettings } from '@/lib/analytics-settings';
import { Analytics } from './Analytics';

const settings = readAnalyticsSettings(analyticsVariables);

/** Analytics as this site has them. */
export function AnalyticsDoor() {
  return settings ? <Analytics settings={settings} /> : null;
}
