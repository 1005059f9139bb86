import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { type Forgotten, forgetEverything } from '@/lib/browser/learning/account-data';
import type { Learner } from '@/lib/browser/learning/learner';
import type { Owner } from '@/lib/browser/learning/local-documents';
import { countOf } from '@/lib/count';

type Step = 'asked' | 'sure' | 'working' | 'failed' | { done: Forgotten };
type Props = { learner: Learner; owner: Owner; onClose: () => void };

function sayForgotten({ account, counts }: Forgotten): string {
  const parts = [
    countOf(counts.watchHistory, 'video'),
    countOf(counts.activityDays, 'day of learning', 'days of learning'),
    countOf(counts.savedCourses, 'course entry', 'course entries'),
    ...(counts.paths > 0 ? [countOf(counts.paths, 'path')] : []),
    ...(counts.settings > 0 ? ['your settings'] : []),
    ...(account ? ['your account'] : []),
  ];
  return `Deleted: ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}.`;
}

/** Asks twice, deletes, and says what was deleted. */
export function ForgetDialog({ learner, owner, onClose }: Props) {
  const [step, setStep] = useState<Step>('asked');
  const account = owner.kind === 'account';

  async function forget(): Promise<void> {
    setStep('working');
    try {
      setStep({ done: await forgetEverything(learner) });
    } catch {
      setStep('failed');
    }
  }

  if (typeof step === 'object') {
    return (
      <Dialog open onClose={onClose} title={account ? 'Your account is deleted' : 'Deleted'}>
        <p role="status" className="mt-3">
          {sayForgotten(step.done)}
        </p>
        <Button look="primary" className="mt-5" onClick={onClose}>
          Close
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={account ? 'Delete your account?' : 'Delete what was learned on this device?'}
    >
      <p className="mt-3">
        Your watch history, streak, days of learning, saved courses and settings{' '}
        {account ? 'are deleted, and then the account itself.' : 'are deleted from this device.'} Nobody can
        bring them back. Export them first if you may want them.
      </p>
      {step === 'failed' && (
        <p role="alert" className="mt-3 text-bad">
          Not everything could be deleted. Your account still exists; please try again.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {step === 'asked' ? (
          <Button look="quiet" onClick={() => setStep('sure')}>
            Continue
          </Button>
        ) : (
          <Button look="danger" onClick={forget} disabled={step === 'working'}>
            {step === 'working' ? 'Deleting…' : 'Yes, delete it for ever'}
          </Button>
        )}
        <Button look="quiet" onClick={onClose} disabled={step === 'working'}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
