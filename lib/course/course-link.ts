import { cardFacts } from '@/lib/course/texts/card-facts';
import * as m from '@/messages/course';
import type { CourseCard } from './course-card';

/** A course in a short list, with what is needed to choose it. */
export type CourseLink = Pick<CourseCard, 'id' | 'title' | 'language' | 'provider' | 'listed'> & {
  facts: string;
};

export function toCourseLink(card: CourseCard): CourseLink {
  const { id, title, language, provider, listed } = card;
  return { id, title, language, provider, facts: cardFacts(card), ...(listed && { listed }) };
}

/** A free course that teaches the same as another one: how many of its topics it has. */
export type FreeTwin = { card: CourseCard; shared: number; of: number };

/** The same as a link, with the reason in numbers. */
function toTwinLink({ card, shared, of }: FreeTwin): CourseLink {
  const link = toCourseLink(card);
  const reason = m.sharedTopics({ shared, count: of });
  return { ...link, facts: [reason, link.facts, ...(card.playable ? [m.playsHere()] : [])].join('\u00a0· ') };
}

/**
 * Free courses in place of one that costs money or is gone; an empty list says that there is none. Undefined where free
 * courses on its topic are among the related ones: beside these it would sound wrong.
 */
export function freeInPlace(
  twins: readonly FreeTwin[],
  related: readonly CourseCard[],
  topic?: string,
): CourseLink[] | undefined {
  const isFree = (other: CourseCard) => other.cost === 'free' && (!topic || other.topic === topic);
  return twins.length === 0 && related.some(isFree) ? undefined : twins.map(toTwinLink);
}

/** Shown instead of a course that is gone or that its source cannot deliver now. */
export type UnavailableCourse = {
  unavailable: {
    id: string;
    gone: boolean;
    /** Where it was: a source, a platform or a provider. */
    source: string;
    title?: string;
    /** Day on which it was found to be gone, YYYY-MM-DD. */
    since?: string;
    related: CourseCard[];
    /** Free courses that teach the same, possibly none. */
    free?: CourseLink[];
  };
};
