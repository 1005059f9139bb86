import type { HeadData } from '@/lib/head/head.types';
import * as m from '@/messages/seo';

export function errorHead(name: string, lines: string[]): HeadData {
  return {
    title: name,
    description: lines.join(' '),
    keywords: [m.onlineCourses(), m.courseSearch()],
    robots: 'noindex',
  };
}
