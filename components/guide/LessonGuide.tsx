import { Trash2, X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';
import { loadLessons } from '@/lib/browser/guide/load-lessons';
import { useConversation } from '@/lib/browser/guide/use-conversation';
import { useFocusWithin } from '@/lib/browser/guide/use-focus-within';
import { answerByRule, STARTERS } from '@/lib/guide/answer-by-rule';
import { GuideTurn } from './GuideTurn';

export type LessonGuideProps = {
  courseId: string;
  /** Number of the lesson that is open. */
  number: number;
  onSeek: (second: number) => void;
  onClose: () => void;
};

const MAX_QUESTION = 200;

/** Beside the player on a wide screen, a sheet at the bottom of a phone. Answers from the lists of lessons and chapters. */
export function LessonGuide({ courseId, number, onSeek, onClose }: LessonGuideProps) {
  const { turns, add, clear } = useConversation(courseId);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const id = useId();

  useFocusWithin(sheet);

  // biome-ignore lint/correctness/useExhaustiveDependencies(turns.length): the newest answer is what one wants to see
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [turns.length]);

  async function ask(question: string): Promise<void> {
    if (question === '' || busy) return;
    setBusy(true);
    setFailure('');
    try {
      const lessons = await loadLessons(courseId);
      add({ question, number, ...answerByRule(question, { lessons, number }) });
      if (field.current) field.current.value = '';
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'That did not work. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void ask(field.current?.value.trim() ?? '');
  }

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
            <IconButton label="Clear the conversation" onClick={clear}>
              <Trash2 aria-hidden className="size-4" />
            </IconButton>
          )}
          <IconButton label="Close the guide" onClick={onClose}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
      </div>
      <p className="text-sm text-muted">
        Looks through the titles of this course's lessons and chapters. No AI model is connected, so it does
        not know what is said in the videos.
      </p>
      <ol ref={list} aria-live="polite" aria-label="Conversation" className="guide-turns">
        {turns.map((turn, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added at the end
          <GuideTurn key={index} courseId={courseId} number={number} turn={turn} onSeek={onSeek} />
        ))}
      </ol>
      <div className="flex gap-2 overflow-x-auto lg:flex-wrap">
        {STARTERS.map((starter) => (
          <button
            key={starter}
            type="button"
            onClick={() => void ask(starter)}
            className="min-h-8 shrink-0 cursor-pointer rounded-full border border-line px-3 text-sm hover:border-accent hover:bg-accent-soft pointer-coarse:min-h-11"
          >
            {starter}
          </button>
        ))}
      </div>
      {failure && (
        <p role="alert" className="text-sm font-semibold text-bad">
          {failure}
        </p>
      )}
      <form onSubmit={submit} className="flex gap-2">
        <label htmlFor={`${id}field`} className="sr-only">
          Your question
        </label>
        <input
          id={`${id}field`}
          ref={field}
          maxLength={MAX_QUESTION}
          autoComplete="off"
          placeholder="Where is … explained?"
          className="min-h-11 min-w-0 flex-1 rounded-xl border border-line-strong bg-page px-3"
        />
        <Button type="submit" look="primary" className="min-h-11" disabled={busy}>
          Ask
        </Button>
      </form>
    </section>
  );
}
