import type { HeadData } from '@/lib/head/head.types';
import { plainPaths } from '@/lib/paths';

type Away = { id: string; source: string; heading: string; text: string };

export function unavailableCourseHead({ id, source, heading, text }: Away): HeadData {
  return {
    title: heading,
    description: text,
    keywords: [source],
    path: plainPaths.course(id),
    robots: 'noindex',
  };
}
