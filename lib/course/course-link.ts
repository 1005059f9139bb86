import { cardFacts } from '@/lib/course/texts/card-facts';
import type { CourseCard } from './course-card';

/** A course in a short list, with what is needed to choose it. */
export type CourseLink = Pick<CourseCard, 'id' | 'title' | 'language' | 'provider' | 'listed'> & {
  facts: string;
};

export function toCourseLink(card: CourseCard): CourseLink {
  const { id, title, language, provider, listed } = card;
  return { id, title, language, provider, facts: cardFacts(card), ...(listed && { listed }) };
}
