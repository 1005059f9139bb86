import { lessonSegment } from '@/lib/course';
import { paths } from '@/lib/paths';
import { secondOf } from './citations';

/** The fields of a Markdown syntax tree that are used here. */
type Node = { type: string; value?: string; url?: string; children?: Node[] };

export type StampPlace = {
  courseId: string;
  /** Number and title of the lesson that was open when the question was asked. */
  number: number;
  lessonTitles: string[];
  /** The seconds that passed the citation check. */
  seconds: number[];
  lessons: number[];
};

const STAMP = /\[(?:((?:\d{1,2}:)?\d{1,3}:\d{2})|lesson (\d{1,4}))\]/g;

const text = (value: string): Node => ({ type: 'text', value });

function linksIn(value: string, place: StampPlace): Node[] {
  const { courseId, lessonTitles, number } = place;
  const hrefOf = (lesson: number, second?: number) =>
    paths.lesson(courseId, lessonSegment(lesson, lessonTitles[lesson - 1] ?? '')) +
    (second === undefined ? '' : `?t=${second}`);
  const parts: Node[] = [];
  let from = 0;
  for (const { 0: whole, 1: time, 2: lesson, index } of value.matchAll(STAMP)) {
    parts.push(text(value.slice(from, index)));
    from = index + whole.length;
    const second = time === undefined ? undefined : secondOf(time);
    // A citation in a form that the check could not recognise; it is removed.
    if (second !== undefined && place.seconds.includes(second))
      parts.push({ type: 'link', url: hrefOf(number, second), children: [text(whole)] });
    else if (lesson !== undefined && place.lessons.includes(Number(lesson)))
      parts.push({ type: 'link', url: hrefOf(Number(lesson)), children: [text(whole)] });
  }
  parts.push(text(value.slice(from)));
  return parts.filter((part) => part.value !== '');
}

/** A remark plugin that turns cited places into links. */
export function stampLinks(place: StampPlace) {
  const walk = (node: Node): void => {
    if (!node.children || node.type === 'link' || node.type === 'linkReference') return;
    node.children = node.children.flatMap((child) => {
      if (child.type === 'text') return linksIn(child.value ?? '', place);
      walk(child);
      return child;
    });
  };
  return () => walk;
}

const OWN_SITE = 'https://own.invalid';
const OWN_PAGE = /^\/(?:course|live|search)\//;

/**
 * Whether an answer may link to an address: our own courses, or this course's provider. What counts is where a browser
 * goes: "/course/../api" leads to "/api".
 */
export function isAllowedLink(href: string, providerUrl: string): boolean {
  if (OWN_PAGE.test(href)) {
    const { origin, pathname } = new URL(href, OWN_SITE);
    return origin === OWN_SITE && OWN_PAGE.test(pathname) && !/%5c/i.test(pathname);
  }
  if (!URL.canParse(href)) return false;
  const { protocol, hostname, username } = new URL(href);
  return protocol === 'https:' && username === '' && hostname === new URL(providerUrl).hostname;
}
