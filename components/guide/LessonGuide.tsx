import { Trash2, X } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import { loadLessons } from '@/lib/browser/guide/load-lessons';
import { useConversation } from '@/lib/browser/guide/use-conversation';
import { useFocusWithin } from '@/lib/browser/guide/use-focus-within';
import { useGuideState } from '@/lib/browser/guide/use-guide-state';
import { useLessonChat } from '@/lib/browser/guide/use-lesson-chat';
import { useNewestTurn } from '@/lib/browser/guide/use-newest-turn';
import { usePlayerInSight } from '@/lib/browser/guide/use-player-in-sight';
import type { LessonLine } from '@/lib/courses/course-view';
import { answerByRule, STARTERS } from '@/lib/guide/chat/answer-by-rule';
import { MAX_QUESTION } from '@/lib/guide/chat/chat.types';
import { quotaMessage } from '@/lib/guide/chat/quota-message';
import { GuideChips } from './GuideChips';
import { GuideField } from './GuideField';
import { GuideTurn } from './GuideTurn';
import { SpokenAnswer } from './SpokenAnswer';

export type LessonGuideProps = {
  courseId: string;
  /** Number of the open lesson. */
  number: number;
  /** Lessons of the course; only their titles are needed here. */
  lessons: Pick<LessonLine, 'title'>[];
  /** The course's page at its provider. */
  providerUrl: string;
  /** The element of the player. */
  player?: RefObject<HTMLElement | null>;
  onSeek: (second: number) => void;
  onClose: () => void;
};

/** Maximum length of a title search; questions to a model may be longer. */
const MAX_WORDS = 200;
/** Open questions for a model; the others are answered by rule and use no quota. */
const MODEL_STARTERS = ['What is this lesson about?', 'What should I know first?', ...STARTERS.slice(1)];

/** Next to the player on a wide screen, a sheet at the bottom of a phone's screen. */
export function LessonGuide({
  courseId,
  number,
  lessons,
  providerUrl,
  player,
  onSeek,
  onClose,
}: LessonGuideProps) {
  const { turns, add, dropLast, clear } = useConversation(courseId);
  const { state, setAllowance } = useGuideState();
  const {
    current,
    round,
    ask: askModel,
    stop,
  } = useLessonChat({ courseId, turns, onTurn: add, onAllowance: setAllowance });
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const id = useId();
  const allowance = state?.model ? state.allowance : undefined;
  const mayAskModel = (allowance?.left ?? 0) > 0;

  useFocusWithin(sheet);
  usePlayerInSight(sheet, player);

  async function askRule(question: string): Promise<boolean> {
    setBusy(true);
    try {
      const known = await loadLessons(courseId);
      add({ question, number, ...answerByRule(question, { lessons: known, number }) });
      return true;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong. Please try again.');
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function ask(question: string): Promise<boolean> {
    if (busy || current) return false;
    setFailure('');
    if (!mayAskModel || STARTERS.some((starter) => starter === question)) return askRule(question);
    void askModel(question, number);
    return true;
  }

  function retry(): void {
    const last = turns.at(-1);
    if (!last || current) return;
    dropLast();
    void askModel(last.question, last.number, turns.slice(0, -1));
  }

  const shown = current ? [...turns, current] : turns;
  useNewestTurn(list, shown.length, current?.text.length ?? 0);
  const last = shown.at(-1);
  const follows = last?.model?.asks;
  const starters = state?.model ? MODEL_STARTERS : STARTERS;
  // After a fault, the next step is to ask again.
  const offered = follows?.length ? follows : last?.model?.fault ? [] : starters;
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="guide-sheet outline-none"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 id={`${id}title`} className="text-lg font-bold">
          Ask about this lesson
        </h2>
        <div className="flex">
          {turns.length > 0 && (
            <IconButton label="Clear conversation" onClick={clear}>
              <Trash2 aria-hidden className="size-4" />
            </IconButton>
          )}
          <IconButton label="Close guide" onClick={onClose}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
      </div>
      {state ? (
        <p className="text-sm text-muted">
          {state.model
            ? "An AI model answers from this course's titles, chapters and captions. It can be wrong. "
            : 'Searches the titles of lessons and chapters in this course. It does not know what is said in the videos.'}
          {allowance && <strong className="font-semibold">{quotaMessage(allowance)}</strong>}
          {allowance && !mayAskModel && ' For now, your questions search the titles.'}
        </p>
      ) : (
        <p className="text-sm text-muted">Loading…</p>
      )}
      <ol
        ref={list}
        // A growing answer is announced sentence by sentence below.
        aria-live={current ? 'off' : 'polite'}
        aria-label="Conversation"
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
            onRetry={mayAskModel && turn === last && !current ? retry : undefined}
          />
        ))}
      </ol>
      {round > 0 && last?.model && <SpokenAnswer key={round} text={last.text} done={!current} />}
      {failure && (
        <p role="alert" className="text-sm font-semibold text-bad">
          {failure}
        </p>
      )}
      {state && (
        <>
          {!current && offered.length > 0 && (
            <GuideChips
              label={follows?.length ? 'Follow-up questions' : 'Suggested questions'}
              questions={offered}
              onAsk={(question) => void ask(question)}
            />
          )}
          <GuideField
            most={mayAskModel ? MAX_QUESTION : MAX_WORDS}
            busy={busy}
            onStop={current && stop}
            onAsk={ask}
          />
        </>
      )}
    </section>
  );
}
