import { analyticsVariables } from '@/lib/analytics';

/** Whether this build is a preview: `NEXT_PUBLIC_PRODUCTION=false`. None of its pages may be indexed. */
export function isPreview({ production }: { production?: string | undefined } = analyticsVariables): boolean {
  return production === 'false';
}
