import { AppError } from '@/lib/errors';
import type { HeadData } from '@/lib/head/head.types';
import { plainPaths } from '@/lib/paths';
import * as m from '@/messages/seo';

export function errorHead(name: string, lines: string[]): HeadData {
  return {
    title: name,
    description: lines.join(' '),
    keywords: [m.onlineCourses(), m.courseSearch()],
    robots: 'noindex',
  };
}

export function searchUnavailableHead(words: string): HeadData {
  return {
    title: m.searchUnavailable(),
    description: new AppError('search/unavailable').say,
    keywords: [m.courseSearch()],
    path: plainPaths.search(words),
    robots: 'noindex',
  };
}

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
