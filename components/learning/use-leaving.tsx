import { type ReactNode, useState } from 'react';
import type { Leaving, UnsavedAnswer } from '@/lib/account/browser';
import { saveBeforeLeaving } from '@/lib/learning/browser/unsent';
import { UnsavedDialog } from './UnsavedDialog';

type Question = {
  action: string;
  unsaved: string[];
  busy: boolean;
  answer: (answer: UnsavedAnswer) => void;
};

type LeavingWithDialog = {
  /** @param action what the person does, as words of a button */
  leaving: (action: string) => Leaving;
  /** Call it when the attempt has ended. */
  end: () => void;
  /** Asks about what could not be saved. */
  dialog: ReactNode;
};

/** Lets a person leave their account: saves first, and asks about what could not be saved. */
export function useLeaving(): LeavingWithDialog {
  const [question, setQuestion] = useState<Question>();

  const leaving = (action: string): Leaving => ({
    save: saveBeforeLeaving,
    ask: (unsaved) => new Promise((answer) => setQuestion({ action, unsaved, busy: false, answer })),
  });
  function onAnswer(answer: UnsavedAnswer): void {
    if (!question) return;
    // It stays open during another attempt.
    setQuestion(answer === 'retry' ? { ...question, busy: true } : undefined);
    question.answer(answer);
  }
  const dialog = question && (
    <UnsavedDialog
      unsaved={question.unsaved}
      action={question.action}
      busy={question.busy}
      onAnswer={onAnswer}
    />
  );
  return { leaving, end: () => setQuestion(undefined), dialog };
}
