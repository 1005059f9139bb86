import type { MouseEvent } from 'react';
import { Link } from '@/components/ui/Link';
import type { Chapter } from '@/lib/course/course.schema';
import { langOf } from '@/lib/course/lang-of';
import { clock, isoDuration } from '@/lib/course/length';
import { atSecond } from '@/lib/course/lessons/start-second';

type Props = {
  chapters: Chapter[];
  /** BCP 47 tag; not needed inside a lesson list, which sets it. */
  language?: string;
  /** Path of their lesson. */
  href: string;
  /** `nofollow` where crawlers are not led to the lesson. */
  rel?: string | undefined;
  /** Index of the chapter that plays. */
  current?: number;
  /** On the lesson's own page: seeks without leaving the page. */
  onChoose?: (start: number) => void;
};

/** Chapters as links to their second, so that each can be shared and opened without scripts. */
export function ChapterLinks({ chapters, language, href, rel, current, onChoose }: Props) {
  const choose = (start: number) => (event: MouseEvent) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(start);
  };
  return (
    <ol className="chapters">
      {chapters.map(({ title, start }, index) => (
        <li key={`${start} ${title}`}>
          <Link
            href={atSecond(href, start)}
            rel={rel}
            aria-current={index === current || undefined}
            onClick={choose(start)}
          >
            <time dateTime={isoDuration(start)}>{clock(start)}</time>
            <bdi lang={langOf(language)}>{title}</bdi>
          </Link>
        </li>
      ))}
    </ol>
  );
}
