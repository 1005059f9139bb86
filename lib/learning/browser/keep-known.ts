import * as m from '@/messages/knowing';
import { currentLearner } from './current-learner';
import type { Learner } from './learner';

/** Parts of a page about one topic: what asks for it, and what only names it. */
const ABOUT_TOPIC = '[data-topic]';

const boxesOf = (topic: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`input${ABOUT_TOPIC}`)].filter(
    (box) => box.dataset.topic === topic,
  );

/** Marks the topics that the learner says to know where the page names them, and ticks them where it asks. */
export function showKnown({ known }: Pick<Learner, 'known'>): void {
  const topics = new Set(known.map(({ topic }) => topic));
  for (const part of document.querySelectorAll<HTMLElement | SVGElement>(ABOUT_TOPIC)) {
    const isKnown = topics.has(part.dataset.topic ?? '');
    if (part instanceof HTMLInputElement) part.checked ||= isKnown;
    else if (isKnown) part.dataset.known = m.youKnowThis();
    else delete part.dataset.known;
  }
}

/** Keeps what somebody ticks: a topic is known to who can do all that is asked of it. */
export function keepAnswer({ dataset: { topic = '', name = '' } }: HTMLInputElement): void {
  currentLearner().markKnown(
    topic,
    name,
    boxesOf(topic).every(({ checked }) => checked),
  );
}
