import { Fragment, type ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import type { CourseCard as Card } from '@/lib/course/course-card';
import { COST_LABELS, otherPlatform } from '@/lib/course/labels';
import { langOf } from '@/lib/course/lang-of';
import { listedRel } from '@/lib/course/listed/listed-rel';
import { cardFacts } from '@/lib/course/texts/card-facts';
import { providerName, teachersOf } from '@/lib/course/texts/who-teaches';
import { BETWEEN_NAMES } from '@/lib/format/join-words';
import { runsRightToLeft } from '@/lib/format/right-to-left';
import { currentLocale } from '@/lib/locale/current-locale';
import { LOCALES } from '@/lib/locale/locales';
import { paths } from '@/lib/paths';
import * as m from '@/messages/course';
import * as learning from '@/messages/learning';
import { Cover } from './Cover';

type Props = {
  card: Card;
  /** `row` for lists to compare, `tile` for shelves to browse. */
  look: 'row' | 'tile';
  /** The title with highlighted words; by default the plain title. */
  title?: ReactNode;
  /** What it has to do with a search, below the facts; by default, a row says what the course begins with. */
  extra?: ReactNode;
  /** The language that goes without saying, as a primary tag. */
  language?: string | undefined;
  /** Whether it can be ticked, in a form that compares courses, below which stands what "Not checked" means. */
  pick?: boolean;
  heading?: 'h2' | 'h3' | 'h4';
  /** `li` where the card itself is an item of a list. */
  as?: 'article' | 'li';
  priority?: boolean;
};

const isLeftToRight = () => LOCALES[currentLocale()].dir === 'ltr';

/** Names of lessons in their own direction, one after the other in that of the page. */
const namesInside = (names: string, lang: string | undefined) =>
  (isLeftToRight() ? [names] : names.split(BETWEEN_NAMES)).map((name, at) => (
    <Fragment key={name}>
      {at > 0 && BETWEEN_NAMES}
      <bdi lang={lang}>{name}</bdi>
    </Fragment>
  ));

/** Who teaches it and where. One text in most cases, because lists have dozens of cards. */
function Teaching(card: Pick<Card, 'instructors' | 'provider' | 'platform'>) {
  const provider = providerName(card);
  const teachers = teachersOf(card);
  const platform = otherPlatform(card);
  const place = platform ? m.onPlatform({ platform }) : '';
  if (isLeftToRight() && !runsRightToLeft(`${teachers} ${provider}${place}`))
    return `${teachers ? `${teachers} · ` : ''}${provider}${place}`;
  return (
    <>
      {teachers && (
        <>
          <span>{teachers}</span>
          {' · '}
        </>
      )}
      <bdi>{provider}</bdi>
      {place}
    </>
  );
}

/** Everything needed to choose a course; the whole card is one link. */
export function CourseCard({
  card,
  look,
  title,
  extra,
  pick,
  heading: Heading = 'h3',
  as: Root = 'article',
  ...more
}: Props) {
  const { id, language, begins } = card;
  return (
    <Root className={`card card-${look}`}>
      <Cover course={card} videoId={card.coverVideoId} priority={more.priority} />
      <div className="card-body">
        <Heading className="card-title">
          <Link href={paths.course(id)} rel={listedRel(card)} lang={langOf(language)} dir="auto">
            {title ?? card.title}
          </Link>
        </Heading>
        <p className="card-by">
          <Teaching {...card} />
        </p>
        <p className="card-facts">
          {cardFacts(card, more.language) + (pick && card.unchecked ? `\u00a0· ${m.notChecked()}` : '')}
        </p>
        {extra ??
          (begins && look === 'row' && (
            <p className="card-begins">
              {m.startsWith({ begins: () => namesInside(begins, langOf(language)) })}
            </p>
          ))}
        <p className="card-tags">
          {card.playable && <span className="tag tag-accent">{m.watchHere()}</span>}
          <span className={card.cost === 'free' ? 'tag tag-good' : 'tag'}>{COST_LABELS[card.cost]()}</span>
          {/* The shell handles its presses. */}
          <button
            type="button"
            className="save"
            value={pick ? undefined : id}
            aria-label={m.saveTitle({ title: card.title })}
          >
            {learning.save()}
          </button>
        </p>
      </div>
      {pick && (
        <label className="card-pick">
          <input
            type="checkbox"
            name="courses"
            value={id}
            aria-label={m.compareTitle({ title: card.title })}
          />
          {m.compare()}
        </label>
      )}
    </Root>
  );
}
