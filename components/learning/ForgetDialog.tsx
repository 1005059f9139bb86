import { useEffect, useState } from 'react';
import { GoogleMark } from '@/components/account/GoogleMark';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { type Forgotten, forgetAccount, forgetEverything } from '@/lib/browser/learning/account-data';
import type { Learner } from '@/lib/browser/learning/learner';
import type { Owner } from '@/lib/browser/learning/local-documents';
import { preparePopup } from '@/lib/browser/load-auth';
import { countOf } from '@/lib/count';

type Step = 'asked' | 'sure' | { done: Forgotten };
type Props = { learner: Learner; owner: Owner; onClose: () => void };

function sayForgotten({ account, counts }: Forgotten): string {
  const parts = [
    countOf(counts.watchHistory, 'video'),
    countOf(counts.activityDays, 'day of learning', 'days of learning'),
    countOf(counts.savedCourses, 'course entry', 'course entries'),
    ...(counts.paths > 0 ? [countOf(counts.paths, 'path')] : []),
    ...(counts.settings > 0 ? ['your settings'] : []),
    ...(account === 'deleted' ? ['your account'] : []),
  ];
  return `Deleted: ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}.`;
}

/** Asks twice, deletes, lets Google confirm who it is where it wants to, and says what was deleted. */
export function ForgetDialog({ learner, owner, onClose }: Props) {
  const [step, setStep] = useState<Step>('asked');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const account = owner.kind === 'account';
  useEffect(() => {
    if (account) void preparePopup();
  }, [account]);

  async function attempt(work: () => Promise<Forgotten>): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      setStep({ done: await work() });
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  if (typeof step === 'object' && step.done.account === 'unconfirmed') {
    const { counts } = step.done;
    return (
      <Dialog open onClose={onClose} title="One more step">
        <p role="status" className="mt-3">
          {sayForgotten(step.done)} You signed in a while ago, so Google must confirm that it is you before
          the account itself is deleted. It is empty now and keeps nothing any more.
        </p>
        {failed && (
          <p role="alert" className="mt-3 text-bad">
            Google did not confirm it. Your empty account still exists; please try again.
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            look="quiet"
            disabled={busy}
            onClick={() => void attempt(() => forgetAccount().then(() => ({ account: 'deleted', counts })))}
          >
            <GoogleMark /> Confirm with Google
          </Button>
          <Button look="quiet" onClick={onClose} disabled={busy}>
            Later
          </Button>
        </div>
      </Dialog>
    );
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
      {failed && (
        <p role="alert" className="mt-3 text-bad">
          Not everything could be deleted. Your account still exists; please try again.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {step === 'asked' ? (
          <Button look="danger" onClick={() => setStep('sure')}>
            {account ? 'Delete my account' : 'Delete it from this device'}
          </Button>
        ) : (
          <Button look="danger" onClick={() => void attempt(() => forgetEverything(learner))} disabled={busy}>
            {busy ? 'Deleting…' : 'Yes, delete it for ever'}
          </Button>
        )}
        <Button look="quiet" onClick={onClose} disabled={busy}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
