import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NoPlan } from '@/components/guide/NoPlan';
import type { Refusal } from '@/lib/guide';
import { paths } from '@/lib/paths';

const HREF = /href="([^"]+)"/g;

/** Where the page of a refusal leads on this site, parsed from what it draws. */
export function refusalLinks(goal: string, refusal: Refusal): { plans: string[]; hasTopics: boolean } {
  const html = renderToStaticMarkup(createElement(NoPlan, { goal, refusal }));
  const links = [...html.matchAll(HREF)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const goals = links.flatMap((href) => {
    const { pathname, searchParams } = new URL(href, 'https://site.invalid');
    return pathname === '/plan' ? (searchParams.get('goal') ?? '') : [];
  });
  return { plans: goals, hasTopics: links.includes(paths.topics()) };
}
