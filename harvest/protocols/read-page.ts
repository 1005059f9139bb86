import type { Draft } from '@/harvest/facts/fact.schema';
import type { Step } from './walk.types';

/**
 * What an extractor reads from one page of somebody's site. A page on which it fails has no course and is
 * counted: one page that is odd, or made to be, must not end the harvest, in this run and in every later one.
 */
export async function readPage(
  extract: () => Draft[] | Promise<Draft[]>,
): Promise<Required<Pick<Step, 'drafts' | 'unreadable'>>> {
  try {
    return { drafts: await extract(), unreadable: 0 };
  } catch {
    return { drafts: [], unreadable: 1 };
  }
}
