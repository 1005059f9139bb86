import type { Dispatch, SetStateAction } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useGuideState } from '@/lib/guide/browser/use-guide-state';
import { type PlanChoice, usePlanChat } from '@/lib/guide/browser/use-plan-chat';
import { quotaMessage } from '@/lib/guide/chat/guide-fault-messages';
import type { PlanRequest } from '@/lib/guide/plan/plan.types';
import { useKnown } from '@/lib/learning/browser';
import * as m from '@/messages/guide';

type Props = {
  request: PlanRequest;
  /** What the model was asked for this request, and what came of it. */
  choice: PlanChoice | undefined;
  onChoice: Dispatch<SetStateAction<PlanChoice | undefined>>;
};

/** Lets a model choose among the courses that the rule found, and shows the remaining quota; nothing without a model. */
export function PlanByModel({ request, choice, onChoice }: Props) {
  const { state: guide, setQuota } = useGuideState();
  const { ask, stop } = usePlanChat(onChoice, setQuota);
  // Here, because this part is loaded after the page: the plan asks “Can you …?”.
  useKnown(request);
  if (!guide?.model) return null;
  const { quota } = guide;
  const chosen = choice?.plan?.by === 'model';
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-raised p-4">
      <p className="min-w-0 flex-1 basis-64" role="status">
        {choice?.note && <span className="block font-semibold">{choice.note}</span>}
        {choice?.busy ? m.modelChooses() : chosen ? m.modelChose() : m.modelCanChoose()}{' '}
        <span className="text-muted">{quotaMessage(quota)}</span>
      </p>
      {choice?.busy ? (
        <Button look="quiet" onClick={stop}>
          <Icon name="square" className="size-3.5 fill-current" />
          {m.stop()}
        </Button>
      ) : (
        quota.left > 0 && (
          <Button look="quiet" onClick={() => void ask(request)}>
            <Icon name="sparkles" className="size-4 text-accent-strong" />
            {chosen || choice?.note ? m.askAgain() : m.letModelChoose()}
          </Button>
        )
      )}
    </div>
  );
}
