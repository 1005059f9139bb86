import { type Dispatch, type SetStateAction, startTransition, useEffect, useRef } from 'react';
import { loadPart } from '@/lib/browser/load-part';
import type { QuestionQuota } from '@/lib/guide/chat/chat.types';
import type { Plan, PlanRequest } from '@/lib/guide/plan/plan.types';
import * as m from '@/messages/guide';

/** The result of asking the model for a plan. `note` says in a sentence why the plan is not the model's own. */
export type PlanChoice = { to: PlanRequest; busy: boolean; plan?: Plan; note?: string };

/**
 * Lets the model choose a plan.
 * @param setChoice sets the state, which belongs to the request that it was asked for
 */
export function usePlanChat(
  setChoice: Dispatch<SetStateAction<PlanChoice | undefined>>,
  onQuota: (quota: QuestionQuota) => void,
) {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function ask(request: PlanRequest): Promise<void> {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const tell = (part: Partial<PlanChoice>) => {
      if (running.current !== abort) return;
      // The code of the list that another plan shows may have to be loaded first.
      startTransition(() =>
        setChoice((now) => ({ ...(now?.to === request && now), to: request, busy: true, ...part })),
      );
    };
    startTransition(() => setChoice({ to: request, busy: true }));
    try {
      const { streamChat } = await loadPart(() => import('./stream-chat'));
      const { hoursPerWeek, ...rest } = request;
      for await (const event of streamChat({ mode: 'plan', ...rest, hours: hoursPerWeek }, abort.signal)) {
        if (event.type === 'quota') onQuota(event.quota);
        if (event.type === 'plan') {
          const note = event.instead && m.madeWithoutModel({ message: event.instead.message });
          tell({ plan: event.plan, ...(note && { note }) });
        }
        if (event.type === 'fault') tell({ note: event.message });
      }
    } catch (error) {
      tell({ note: error instanceof Error ? error.message : m.wentWrong() });
    }
    tell({ busy: false });
  }

  return { ask, stop: () => running.current?.abort() };
}
