import { useEffect, useRef, useState } from 'react';
import { onSignOut } from '@/lib/account/browser';
import { loadPart } from '@/lib/browser/load-part';
import type { ChatEvent, QuestionQuota } from '@/lib/guide/chat/chat.types';
import { historyOf, type Turn } from '@/lib/guide/chat/conversation';
import { findInLessons } from '@/lib/guide/chat/find-in-lessons';
import * as m from '@/messages/guide';
import { loadLessons } from './load-lessons';

type Answered = Turn & { model: NonNullable<Turn['model']> };

const begin = (question: string, number: number): Answered => ({
  question,
  number,
  text: '',
  hits: [],
  model: { seconds: [], lessons: [], asks: [] },
});

function withEvent(turn: Answered, event: ChatEvent): Answered {
  const { model } = turn;
  switch (event.type) {
    case 'text':
      return { ...turn, text: turn.text + event.text };
    case 'cite':
      return 'second' in event
        ? { ...turn, model: { ...model, seconds: [...new Set([...model.seconds, event.second])] } }
        : { ...turn, model: { ...model, lessons: [...new Set([...model.lessons, event.lesson])] } };
    case 'search':
      return { ...turn, search: event.words };
    case 'ask':
      return { ...turn, model: { ...model, asks: [...model.asks, event.question] } };
    case 'fault':
      return { ...turn, model: { ...model, fault: event.message } };
    case 'done':
      return event.cut ? { ...turn, model: { ...model, cut: true } } : turn;
    default:
      return turn;
  }
}

/** Titles that match a question that the model did not answer; empty if they cannot be loaded. */
async function foundByRule(courseId: string, question: string, number: number) {
  try {
    return findInLessons(await loadLessons(courseId), question, number);
  } catch {
    return [];
  }
}

type Options = {
  courseId: string;
  turns: Turn[];
  onTurn: (turn: Turn) => void;
  /** Called with the conversation when the page is left during an answer: it is counted, and must not be lost. */
  onLeave: (turns: Turn[]) => void;
  onQuota: (quota: QuestionQuota) => void;
};

/**
 * Asks the model about a lesson. `current` is the answer in progress, number `round` of this page. When it
 * has ended it is passed to `onTurn`.
 */
export function useLessonChat({ courseId, turns, onTurn, onLeave, onQuota }: Options) {
  const [current, setCurrent] = useState<Turn>();
  const [round, setRound] = useState(0);
  const running = useRef<{ abort: AbortController; leave: () => void }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies(courseId): another course, another conversation
  useEffect(() => {
    const leave = () => running.current?.leave();
    const end = () => {
      running.current?.abort.abort();
      running.current = undefined;
      setCurrent(undefined);
    };
    addEventListener('pagehide', leave);
    const forget = onSignOut(end);
    return () => {
      removeEventListener('pagehide', leave);
      forget();
      leave();
      end();
    };
  }, [courseId]);

  async function ask(question: string, number: number, before: Turn[] = turns): Promise<void> {
    running.current?.abort.abort();
    const abort = new AbortController();
    let turn = begin(question, number);
    const leave = () => onLeave([...before, { ...turn, model: { ...turn.model, fault: m.leftThePage() } }]);
    const own = { abort, leave };
    running.current = own;
    setCurrent(turn);
    setRound((before) => before + 1);
    try {
      const { streamChat } = await loadPart(() => import('./stream-chat'));
      const asked = { mode: 'lesson' as const, courseId, number, question, history: historyOf(before) };
      for await (const event of streamChat(asked, abort.signal)) {
        if (event.type === 'quota') onQuota(event.quota);
        turn = withEvent(turn, event);
        if (!abort.signal.aborted) setCurrent(turn);
      }
    } catch (error) {
      const fault = error instanceof Error ? error.message : m.wentWrong();
      turn = { ...turn, model: { ...turn.model, fault } };
    }
    // Stopping keeps the text so far; a new question drops it.
    if (running.current !== own) return;
    running.current = undefined;
    if (abort.signal.aborted) turn = { ...turn, model: { ...turn.model, stopped: true } };
    else if (turn.model.fault)
      turn = { ...turn, hits: (await foundByRule(courseId, question, number)).slice(0, 3) };
    setCurrent(undefined);
    onTurn(turn);
  }

  return { current, round, ask, stop: () => running.current?.abort.abort() };
}
