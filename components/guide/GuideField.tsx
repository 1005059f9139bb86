import { type FormEvent, useId, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import * as m from '@/messages/guide';

type Props = {
  /** Whether a model answers; otherwise words are looked for. */
  model: boolean;
  most: number;
  busy: boolean;
  /** Undefined if there is nothing to stop. */
  onStop: (() => void) | undefined;
  /** Resolves to whether the question was accepted; the field is then cleared. */
  onAsk: (question: string) => Promise<boolean>;
};

/** The question field; while an answer is in progress, with a button that stops it. */
export function GuideField({ model, most, busy, onStop, onAsk }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const question = field.current?.value.trim() ?? '';
    if (question === '' || busy) return;
    if ((await onAsk(question)) && field.current?.value.trim() === question) field.current.value = '';
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex gap-2">
      <label htmlFor={id} className="sr-only">
        {model ? m.yourQuestion() : m.wordsToFind()}
      </label>
      <input
        id={id}
        ref={field}
        maxLength={most}
        autoComplete="off"
        placeholder={model ? m.whereIsExplained() : m.wordFromTitle()}
        className="min-h-11 min-w-0 flex-1 rounded-xl border border-line-strong bg-page px-3"
      />
      {onStop ? (
        <Button look="quiet" className="min-h-11" onClick={onStop}>
          <Icon name="square" className="size-3.5 fill-current" />
          {m.stop()}
        </Button>
      ) : (
        <Button type="submit" look="primary" className="min-h-11" busy={busy}>
          {model ? m.ask() : m.find()}
        </Button>
      )}
    </form>
  );
}
