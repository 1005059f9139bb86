import { useEffect, useRef, useState } from 'react';
import { loadPart } from '@/lib/browser/page/load-part';
import type { QuestionQuota } from '@/lib/guide/chat/chat.types';
import type { Plan, PlanRequest } from '@/lib/guide/plan/plan.types';

/** The result of asking the model for a plan. `note` says in a sentence why the plan is not the model's own. */
export type Choice = { to: PlanRequest; busy: boolean; plan?: Plan; note?: string };

/** Lets the model choose a plan. The state belongs to the request that it was asked for. */
export function usePlanChat(onQuota: (quota: QuestionQuota) => void) {
  const [choice, setChoice] = useState<Choice>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function ask(request: PlanRequest): Promise<void> {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const tell = (part: Partial<Choice>) => {
      if (running.current === abort)
        setChoice((now) => ({ ...(now?.to === request && now), to: request, busy: true, ...part }));
    };
    setChoice({ to: request, busy: true });
    try {
      const { streamChat } = await loadPart(() => import('./stream-chat'));
      const { hoursPerWeek, ...rest } = request;
      for await (const event of streamChat({ mode: 'plan', ...rest, hours: hoursPerWeek }, abort.signal)) {
        if (event.type === 'allowance') onQuota(event.allowance);
        if (event.type === 'plan') {
          const note = event.instead && `${event.instead.message} This plan was made without the AI model.`;
          tell({ plan: event.plan, ...(note && { note }) });
        }
        if (event.type === 'fault') tell({ note: event.message });
      }
    } catch (error) {
      tell({ note: error instanceof Error ? error.message : 'Something went wrong. Please try again.' });
    }
    tell({ busy: false });
  }

  return { choice, ask, stop: () => running.current?.abort() };
}
