import { type RefObject, useEffect, useRef, useState } from 'react';
import { answerByRule, starters } from '@/lib/guide/chat/answer-by-rule';
import { MAX_QUESTION } from '@/lib/guide/chat/chat.types';
import * as m from '@/messages/guide';
import { loadLessons } from './load-lessons';
import { useConversation } from './use-conversation';
import { useGuideState } from './use-guide-state';
import { useLessonChat } from './use-lesson-chat';

/**
 * Keeps the newest question at the top of a scrolling list, so that its answer can be read from the beginning
 * while it grows. Stops once the person scrolls away.
 * @param turns number of turns
 * @param length of the answer in progress
 */
function useNewestTurn(list: RefObject<HTMLElement | null>, turns: number, length: number): void {
  const seen = useRef({ turns: 0, at: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies(length): the list grows with the answer
  useEffect(() => {
    const element = list.current;
    const newest = element?.lastElementChild;
    if (!element || !(newest instanceof HTMLElement)) return;
    const { turns: before, at } = seen.current;
    if (turns === before && Math.abs(element.scrollTop - at) > 1) return;
    element.scrollTop = newest.offsetTop - element.offsetTop;
    seen.current = { turns, at: element.scrollTop };
  }, [list, turns, length]);
}

/**
 * Scrolls to the guide, which opens beside the player: above the window of who presses its button below a player. If it covers
 * the page, as on phones, the player stays visible above it.
 */
function useInSight(
  sheet: RefObject<HTMLElement | null>,
  player: RefObject<HTMLElement | null> | undefined,
): void {
  useEffect(() => {
    if (!sheet.current) return;
    const covers = getComputedStyle(sheet.current).position === 'fixed';
    if (covers) player?.current?.scrollIntoView({ block: 'start' });
    else sheet.current.scrollIntoView({ block: 'nearest' });
  }, [sheet, player]);
}

/** Moves the focus into what has just opened, and back when it closes. */
function useFocusWithin(opened: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const from = document.activeElement;
    const element = opened.current;
    element?.focus({ preventScroll: true });
    return () => {
      // If the person has focused something else meanwhile, the focus stays there.
      const stays = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (stays && from instanceof HTMLElement) from.focus({ preventScroll: true });
    };
  }, [opened]);
}

type Options = {
  courseId: string;
  number: number;
  player: RefObject<HTMLElement | null> | undefined;
};

/** Maximum length of a title search; questions to a model may be longer. */
const MAX_WORDS = 200;
/** Open questions for a model; the others are answered by rule and use no quota. */
const modelStarters = () => [m.whatIsItAbout(), m.whatToKnowFirst(), ...starters().slice(1)];

/** The conversation about a lesson: answered by rule or by a model, for as long as somebody may ask one. */
export function useLessonGuide({ courseId, number, player }: Options) {
  const { turns, add, store, dropLast, clear } = useConversation(courseId);
  const { state, setQuota } = useGuideState();
  const chat = useLessonChat({ courseId, turns, onTurn: add, onLeave: store, onQuota: setQuota });
  const { current, round, ask: askModel, stop } = chat;
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const quota = state?.model ? state.quota : undefined;
  const mayAskModel = (quota?.left ?? 0) > 0;

  useFocusWithin(sheet);
  useInSight(sheet, player);

  async function askRule(question: string): Promise<boolean> {
    setBusy(true);
    try {
      const known = await loadLessons(courseId);
      add({ question, number, ...answerByRule(question, { lessons: known, number }) });
      return true;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : m.wentWrong());
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function ask(question: string): Promise<boolean> {
    if (busy || current) return false;
    setFailure('');
    if (!mayAskModel || starters().includes(question)) return askRule(question);
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
  const follows = last?.model?.asks ?? [];
  const first = state?.model ? modelStarters() : starters();
  // After a fault, the next step is to ask again.
  const offered = follows.length > 0 ? follows : last?.model?.fault ? [] : first;
  return {
    list,
    sheet,
    state,
    quota,
    mayAskModel,
    shown,
    current,
    last,
    round,
    failure,
    busy,
    offered: current ? [] : offered,
    offersFollowUps: follows.length > 0,
    most: mayAskModel ? MAX_QUESTION : MAX_WORDS,
    ask,
    retry: mayAskModel && !current ? retry : undefined,
    stop: current && stop,
    clear: turns.length > 0 ? clear : undefined,
  };
}
