import { analyticsVariables } from '@/lib/analytics/analytics.public';
import { assertServer } from '@/lib/assert-server';

assertServer('lib/server/seo/is-preview');

/** Whether this build is a preview: `NEXT_PUBLIC_PRODUCTION=false`. None of its pages may be indexed. */
export function isPreview({ production }: { production?: string | undefined } = analyticsVariables): boolean {
  return production === 'false';
}
