import { CourseCard } from '@/components/course/CourseCard';
import { Icon } from '@/components/ui/Icon';
import type { LiveCard, LiveSourceState } from '@/lib/search/live.types';
import * as m from '@/messages/search';
import { LiveSourceMark } from './LiveSourceMark';

/** Courses of live sources, each with the name of its source, linked to its page there. */
export function LiveCards({ cards, sources }: { cards: LiveCard[]; sources: LiveSourceState[] }) {
  const names = new Map(sources.map(({ id, name }) => [id, name]));
  return (
    <ol className="results">
      {cards.map(({ url, ...card }) => {
        const name = names.get(card.source) ?? card.source;
        return (
          <li key={card.id} className="relative grid gap-1">
            <CourseCard card={card} look="row" />
            <a
              href={url}
              target="_blank"
              rel="noopener nofollow"
              className="inline-flex min-h-8 items-center gap-2 justify-self-end rounded-lg px-2 text-sm text-muted hover:text-accent-strong sm:absolute sm:end-2 sm:bottom-2"
            >
              <LiveSourceMark source={card.source} />
              <span>
                <span className="sr-only">{card.title}: </span>
                {m.onSource({ source: name })}
              </span>
              <Icon name="external-link" className="size-3.5" />
              <span className="sr-only">{m.opensNewTab()}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
