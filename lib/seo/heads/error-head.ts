import type { HeadData } from '@/lib/head/head.types';

export function errorHead(name: string, lines: string[]): HeadData {
  return {
    title: name,
    description: lines.join(' '),
    keywords: ['online courses', 'course search'],
    robots: 'noindex',
  };
}
