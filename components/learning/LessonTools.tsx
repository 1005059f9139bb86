import { useId } from 'react';
import { ChangeHost } from '@/components/player/ChangeHost';
import { KeyList } from '@/components/player/KeyList';
import { ResumeOffer } from '@/components/player/ResumeOffer';
import { SpeedSelect } from '@/components/player/SpeedSelect';
import { UpNext } from '@/components/player/UpNext';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { NotLoaded } from '@/components/ui/PartState';
import type { LessonView } from '@/lib/course';
import { loadLearning } from '@/lib/learning/browser/use-learning';
import { useLessonTools } from '@/lib/learning/browser/use-lesson-tools';
import type { VideoHosts } from '@/lib/player';
import type { StagedPlayer } from '@/lib/player/browser';
import * as known from '@/messages/knowing';
import * as m from '@/messages/learning';
import * as playerMessages from '@/messages/player';

/** On a narrow screen there is no place beside the video. */
export type TranscriptPlace = 'beside' | 'under';
/** As in styles/player.css. */
const WIDE = '(min-width: 64rem)';

type Props = {
  view: LessonView;
  path: string;
  staged: StagedPlayer;
  hosts?: VideoHosts | undefined;
  reading?: TranscriptPlace | undefined;
  onRead: (place: TranscriptPlace | undefined) => void;
};

/** The controls of a lesson next to the video. */
export function LessonTools(props: Props) {
  const { done, canMark, isUnplayed, failed, resumeAt, upNext, wayBack, said, marked, listed, ...tools } =
    useLessonTools(props);
  const whyId = useId();
  const read = () => {
    const place = matchMedia(WIDE).matches ? 'beside' : 'under';
    props.onRead(props.reading ? undefined : place);
  };
  return (
    <>
      {resumeAt !== undefined && <ResumeOffer at={resumeAt} onPlay={props.staged.play} />}
      {wayBack && (
        <Button look="primary" href={wayBack.href}>
          <Icon name="arrow-left" className="size-4 rtl:rotate-180" />
          <span>{known.backTo({ title: () => <bdi>{wayBack.title}</bdi> })}</span>
        </Button>
      )}
      {upNext !== undefined && <UpNext title={upNext} onGo={tools.goOn} onCancel={tools.stay} />}
      <Button
        look="quiet"
        aria-pressed={done}
        disabled={!canMark}
        title={canMark || isUnplayed ? undefined : m.progressLoading()}
        aria-describedby={isUnplayed ? whyId : undefined}
        onClick={tools.markDone}
      >
        {done ? (
          <Icon name="circle-check-big" className="size-4 text-good" />
        ) : (
          <Icon name="check" className="size-4" />
        )}
        {done ? m.done() : m.markAsDone()}
      </Button>
      <Button look="quiet" title={playerMessages.copyLink()} onClick={tools.copyLink}>
        <Icon name="link-2" className="size-4" />
        {m.copyLink()}
      </Button>
      <Button look="quiet" onClick={tools.showKeys} className="pointer-coarse:hidden">
        <Icon name="keyboard" className="size-4" />
        {m.shortcuts()}
      </Button>
      {props.view.lesson.captions && (
        <Button look="quiet" aria-expanded={props.reading !== undefined} onClick={read}>
          <Icon name="book-open" className="size-4" />
          {m.transcript()}
        </Button>
      )}
      {props.hosts && <ChangeHost {...props.hosts} />}
      {props.hosts?.asFile && props.staged.player && <SpeedSelect player={props.staged.player} />}
      {failed && <NotLoaded onRetry={() => void loadLearning().catch(() => undefined)} />}
      {isUnplayed && <p id={whyId}>{m.playVideoFirst()}</p>}
      <p role="status" className="lesson-said">
        {said || (marked && (marked.done ? m.markedAsDone() : m.markedAsNotDone()))}
        {!said && marked && (
          <button type="button" onClick={marked.undo}>
            {m.undo()}
          </button>
        )}
      </p>
      {listed && <KeyList onClose={tools.hideKeys} />}
    </>
  );
}
