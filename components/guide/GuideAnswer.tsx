import { type MouseEvent, useDeferredValue, useMemo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Link } from '@/components/ui/Link';
import { readStartSecond } from '@/lib/course';
import { isAllowedLink, type StampPlace, stampLinks } from '@/lib/guide/chat/stamp-links';

export type GuideAnswerProps = {
  text: string;
  place: StampPlace;
  /** The course's page at its provider: the only other site that an answer may link to. */
  providerUrl: string;
  /** Undefined if the question was about a lesson that is not open now. */
  onSeek: ((second: number) => void) | undefined;
};

const ELEMENTS = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'code', 'pre', 'blockquote', 'br', 'a'];
const LINK = 'text-link';

/** An answer of the model: a subset of Markdown without HTML and images, with links to known places only. */
export function GuideAnswer({ text, place, providerUrl, onSeek }: GuideAnswerProps) {
  const shown = useDeferredValue(text);
  const components = useMemo<Components>(
    () => ({
      a: ({ href = '', children }) => {
        if (!isAllowedLink(href, providerUrl)) return children;
        if (!href.startsWith('/'))
          return (
            <a href={href} rel="noopener nofollow" className={LINK}>
              {children}
            </a>
          );
        const second = readStartSecond(new URL(href, 'https://x').searchParams.get('t'));
        const seek = (event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          if (!onSeek || second === undefined) return;
          event.preventDefault();
          onSeek(second);
        };
        return (
          <Link href={href} onClick={seek} className={`${LINK} tabular-nums`}>
            {children}
          </Link>
        );
      },
    }),
    [providerUrl, onSeek],
  );
  return (
    <div className="guide-answer" dir="auto">
      <Markdown
        skipHtml
        allowedElements={ELEMENTS}
        unwrapDisallowed
        remarkPlugins={[stampLinks(place)]}
        components={components}
      >
        {shown}
      </Markdown>
    </div>
  );
}
