import type { HeadData } from '@/lib/head/head.types';
import { paths } from '@/lib/paths';

type Away = { id: string; source: string; heading: string; text: string };

export function unavailableCourseHead({ id, source, heading, text }: Away): HeadData {
  return { title: heading, description: text, keywords: [source], path: paths.course(id), robots: 'noindex' };
}
