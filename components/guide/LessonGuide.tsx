import { type RefObject, useId } from 'react';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import type { LessonLine } from '@/lib/course';
import { useLessonGuide } from '@/lib/guide/browser/use-lesson-guide';
import { quotaMessage } from '@/lib/guide/chat/guide-fault-messages';
import { guideName } from '@/lib/guide/guide-name';
import * as m from '@/messages/guide';
import { GuideField } from './GuideField';
import { GuideTurn } from './GuideTurn';
import { SpokenAnswer } from './SpokenAnswer';

type ChipsProps = { label: string; questions: readonly string[]; onAsk: (question: string) => void };

function GuideChips({ label, questions, onAsk }: ChipsProps) {
  return (
    <fieldset aria-label={label} className="flex gap-2 overflow-x-auto lg:flex-wrap">
      {questions.map((question) => (
        <button
          key={question}
          type="button"
          onClick={() => onAsk(question)}
          className="min-h-8 shrink-0 cursor-pointer rounded-full border border-line px-3 text-start text-sm hover:border-accent hover:bg-accent-soft pointer-coarse:min-h-11"
        >
          {question}
        </button>
      ))}
    </fieldset>
  );
}

export type LessonGuideProps = {
  courseId: string;
  /** Whether the site has a model that answers; the state says it again, once it is known. */
  model?: boolean | undefined;
  number: number;
  /** Lessons of the course; only their titles are needed here. */
  lessons: Pick<LessonLine, 'title'>[];
  providerUrl: string;
  player?: RefObject<HTMLElement | null>;
  onSeek: (second: number) => void;
  onClose: () => void;
};

/** Next to the player on a wide screen, a sheet at the bottom of a phone's screen. */
export function LessonGuide({
  courseId,
  model,
  number,
  lessons,
  providerUrl,
  player,
  onSeek,
  onClose,
}: LessonGuideProps) {
  const id = useId();
  const guide = useLessonGuide({ courseId, number, player });
  const { state, quota, mayAskModel, shown, current, last } = guide;
  return (
    <section
      ref={guide.sheet}
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="guide-sheet outline-none"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 id={`${id}title`} className="text-lg font-bold">
          {guideName(state?.model ?? model)}
        </h2>
        <div className="flex">
          {guide.clear && (
            <IconButton label={m.clearConversation()} onClick={guide.clear}>
              <Icon name="trash" className="size-4" />
            </IconButton>
          )}
          <IconButton label={m.close()} onClick={onClose}>
            <Icon name="x" className="size-5" />
          </IconButton>
        </div>
      </div>
      {state ? (
        <p className="text-sm text-muted">
          {state.model ? `${m.modelAnswers()} ` : m.searchesTitles()}
          {quota && <strong className="font-semibold">{quotaMessage(quota)}</strong>}
          {quota && !mayAskModel && ` ${m.onlyTitles()}`}
        </p>
      ) : (
        <p className="text-sm text-muted">{m.loading()}</p>
      )}
      <ol
        ref={guide.list}
        // A growing answer is announced sentence by sentence below.
        aria-live={current ? 'off' : 'polite'}
        aria-label={m.conversation()}
        className="guide-turns"
      >
        {shown.map((turn, index) => (
          <GuideTurn
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added at the end
            key={index}
            courseId={courseId}
            number={number}
            providerUrl={providerUrl}
            lessons={lessons}
            turn={turn}
            growing={turn === current}
            onSeek={onSeek}
            onRetry={turn === last ? guide.retry : undefined}
          />
        ))}
      </ol>
      {guide.round > 0 && last?.model && <SpokenAnswer key={guide.round} text={last.text} done={!current} />}
      {guide.failure && (
        <p role="alert" className="text-sm font-semibold text-bad">
          {guide.failure}
        </p>
      )}
      {state && (
        <>
          {guide.offered.length > 0 && (
            <GuideChips
              label={guide.offersFollowUps ? m.followUpQuestions() : m.suggestedQuestions()}
              questions={guide.offered}
              onAsk={(question) => void guide.ask(question)}
            />
          )}
          <GuideField
            model={state.model}
            most={guide.most}
            busy={guide.busy}
            onStop={guide.stop}
            onAsk={guide.ask}
          />
        </>
      )}
    </section>
  );
}
