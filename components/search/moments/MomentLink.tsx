import { Icon } from '@/components/ui/Icon';
import { langOf, listedRel } from '@/lib/course';
import { inPageLocale } from '@/lib/locale/locale-path';
import type { Moment } from '@/lib/search/search.types';
import * as m from '@/messages/search';
import { MomentTime, MomentTitle } from './MomentText';

/** On a course's card: the lesson in which the words of the search stand, above the card's own link. */
export function MomentLink({ moment, language }: { moment: Moment; language: string }) {
  const lang = langOf(language);
  return (
    <a href={inPageLocale(moment.href)} rel={listedRel(moment)} className="card-moment">
      <Icon name="circle-play" className="size-4 shrink-0" />
      <span className="line-clamp-2">
        <span className="sr-only">{m.lessonIs()}</span>
        {moment.chapter !== undefined && (
          <>
            <bdi lang={lang}>{moment.lesson}</bdi>
            {' › '}
          </>
        )}
        <bdi lang={lang}>
          <MomentTitle moment={moment} />
        </bdi>
      </span>{' '}
      <MomentTime moment={moment} />
    </a>
  );
}
