import { wordKey } from '@polymath/engine/text/tokenize';
import type { CourseCard } from '@/lib/course';
import { INVISIBLE } from '@/lib/format/invisible';
import { wellFormed } from '@/lib/format/well-formed';
import { MAX_STEPS, type Stage } from './plan.types';

/** A course that may be part of a plan, with the name of its stage. */
export type Candidate = { card: CourseCard; stage: string };

export const MIN_STEPS = 3;
const MAX_CANDIDATES = 42;
const MAX_WHY = 160;

/** The best courses of all stages in turn, so that no stage dominates; without duplicates. */
export function candidatesOf(stages: Pick<Stage, 'name' | 'cards'>[]): Candidate[] {
  const found: Candidate[] = [];
  const ids = new Set<string>();
  const longest = Math.max(0, ...stages.map(({ cards }) => cards.length));
  for (let place = 0; place < longest; place++) {
    for (const { name, cards } of stages) {
      const card = cards[place];
      if (!card || ids.has(card.id) || found.length === MAX_CANDIDATES) continue;
      ids.add(card.id);
      found.push({ card, stage: name });
    }
  }
  return found;
}

const ADDRESS =
  /:\/\/|\bwww\.|\bmailto:|\bjavascript:|\bdata:|.@.|[\w-]\.(?:com|org|net|io|dev|ai|co|app|info|xyz|ru|cn)\b/i;

/** A reason as plain text: one sentence without addresses and markup. */
export function plainReason(why: string): string {
  const words = why
    .replace(INVISIBLE, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/<[^<>]*>?/g, ' ')
    .replace(/\S+/g, (word) => (ADDRESS.test(word) ? ' ' : word))
    .replace(/[\p{Cc}`*_#|[\]{}<>\\]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const short = words.length <= MAX_WHY ? words : `${words.slice(0, MAX_WHY - 1).replace(/\s\S*$/, '')}…`;
  return wellFormed(short === '' || /[.!?…]$/.test(short) ? short : `${short}.`);
}

/**
 * The model's choice, limited to the supplied courses: unknown ids, duplicates and surplus steps are removed.
 * @returns undefined if too few remain for a plan
 */
export function chooseSteps(
  chosen: { id: string; why?: string }[],
  candidates: Candidate[],
): { course: CourseCard; why: string }[] | undefined {
  const byId = new Map(candidates.map((candidate) => [candidate.card.id, candidate]));
  const titles = new Set<string>();
  const steps: { course: CourseCard; why: string }[] = [];
  for (const { id, why = '' } of chosen) {
    const candidate = byId.get(id);
    if (!candidate || steps.length === MAX_STEPS) continue;
    const title = wordKey(candidate.card.title);
    if (titles.has(title)) continue;
    titles.add(title);
    steps.push({ course: candidate.card, why: plainReason(why) || `${candidate.stage}.` });
  }
  return steps.length < MIN_STEPS ? undefined : steps;
}
