import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { Choice } from '@/lib/browser/guide/use-plan-chat';
import type { QuestionQuota } from '@/lib/guide/chat/chat.types';
import { quotaMessage } from '@/lib/guide/chat/quota-message';

type Props = {
  quota: QuestionQuota;
  choice: Choice | undefined;
  onAsk: () => void;
  onStop: () => void;
};

/** Lets a model choose among the courses that the rule found, and shows the remaining quota. */
export function PlanByModel({ quota, choice, onAsk, onStop }: Props) {
  const chosen = choice?.plan?.by === 'model';
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-raised p-4">
      <p className="min-w-0 flex-1 basis-64" role="status">
        {choice?.note && <span className="block font-semibold">{choice.note}</span>}
        {choice?.busy
          ? 'The AI model is choosing from the courses we found…'
          : chosen
            ? 'The AI model chose this plan.'
            : 'An AI model can choose from the courses we found.'}{' '}
        <span className="text-muted">{quotaMessage(quota)}</span>
      </p>
      {choice?.busy ? (
        <Button look="quiet" onClick={onStop}>
          <Icon name="square" className="size-3.5 fill-current" />
          Stop
        </Button>
      ) : (
        quota.left > 0 && (
          <Button look="quiet" onClick={onAsk}>
            <Icon name="sparkles" className="size-4 text-accent-strong" />
            {chosen || choice?.note ? 'Ask again' : 'Let the AI model choose'}
          </Button>
        )
      )}
    </div>
  );
}
