import type { Draft } from '@/harvest/facts/fact.schema';
import { SourceFault } from '@/harvest/harvest-error';
import type { Step } from './walk.types';

/**
 * What an extractor reads from one page of somebody's site. A page on which it fails has no course and is
 * counted: one page that is odd, or made to be, must not end the harvest, in this run and in every later one.
 * @throws SourceFault, which is about the source and not about the page
 */
export async function readPage(
  extract: () => Draft[] | Promise<Draft[]>,
): Promise<Required<Pick<Step, 'drafts' | 'unreadable'>>> {
  try {
    return { drafts: await extract(), unreadable: 0 };
  } catch (error) {
    if (error instanceof SourceFault) throw error;
    return { drafts: [], unreadable: 1 };
  }
}
