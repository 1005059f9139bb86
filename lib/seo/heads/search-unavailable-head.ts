import { AppError } from '@/lib/errors';
import type { HeadData } from '@/lib/head/head.types';
import { plainPaths } from '@/lib/paths';
import * as m from '@/messages/seo';

export function searchUnavailableHead(words: string): HeadData {
  return {
    title: m.searchUnavailable(),
    description: new AppError('search/unavailable').say,
    keywords: [m.courseSearch()],
    path: plainPaths.search(words),
    robots: 'noindex',
  };
}
