import { paths } from '@/lib/paths';
import type { HeadData } from '@/lib/seo/head.types';

export function searchUnavailableHead(words: string): HeadData {
  return {
    title: 'Search is not available',
    description: 'Search is busy or being updated. Please try again in a moment.',
    keywords: ['course search'],
    path: paths.search(words),
    robots: 'noindex',
  };
}
