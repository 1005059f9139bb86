import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import { cardFacts } from '@/lib/courses/card-facts';
import type { CourseCard as Card } from '@/lib/courses/course-card';
import { COST_LABELS } from '@/lib/courses/labels';
import { paths } from '@/lib/paths';
import { Cover } from './Cover';

type Props = {
  card: Card;
  /** `row` for lists to compare, `tile` for shelves to browse. */
  look: 'row' | 'tile';
  /** The title with highlighted words; by default the plain title. */
  title?: ReactNode;
  /** A link of its own below the facts. */
  extra?: ReactNode;
  heading?: 'h2' | 'h3' | 'h4';
  priority?: boolean;
};

/** Everything needed to choose a course; the whole card is one link. */
export function CourseCard({ card, look, title, extra, heading: Heading = 'h3', priority }: Props) {
  const { provider, platform, language } = card;
  return (
    <article className={`card card-${look}`}>
      <Cover
        title={card.title}
        subject={card.subject}
        label={card.topic ?? provider}
        videoId={card.coverVideoId}
        priority={priority}
      />
      <div className="card-body">
        <Heading className="card-title">
          <Link href={paths.course(card.id)}>
            <bdi lang={language === 'en' ? undefined : language}>{title ?? card.title}</bdi>
          </Link>
        </Heading>
        <p className="card-by">
          <bdi>{provider}</bdi>
          {platform && platform !== provider && ` on ${platform}`}
        </p>
        <p className="card-facts">{cardFacts(card)}</p>
        {extra}
        <p className="card-tags">
          {card.playable && <span className="tag tag-accent">Watch here</span>}
          <span className={card.cost === 'free' ? 'tag tag-good' : 'tag'}>{COST_LABELS[card.cost]}</span>
        </p>
      </div>
    </article>
  );
}
