import type { HeadData } from '@/lib/head/head.types';
import { paths } from '@/lib/paths';

export function searchUnavailableHead(words: string): HeadData {
  return {
    title: 'Search is not available',
    description: 'Search is busy or being updated. Please try again in a moment.',
    keywords: ['course search'],
    path: paths.search(words),
    robots: 'noindex',
  };
}
