import { useEffect, useState } from 'react';
import { GoogleMark } from '@/components/account/GoogleMark';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { preparePopup } from '@/lib/account/browser';
import {
  type DeletionResult,
  deleteEverything,
  deleteUnconfirmedAccount,
} from '@/lib/learning/browser/account-data';
import { countWords, joinWords } from '@/lib/learning/browser/count-words';
import type { Learner } from '@/lib/learning/browser/learner';
import type { Owner } from '@/lib/learning/browser/sync/stored-documents';

type Step = 'asked' | 'sure' | { done: DeletionResult };
type Props = { learner: Learner; owner: Owner; onClose: () => void };

function sayForgotten({ account, counts }: DeletionResult): string {
  const words = countWords(counts);
  const parts = [
    words.watchHistory,
    words.activityDays,
    words.savedCourses,
    ...(counts.paths > 0 ? [words.paths] : []),
    ...(counts.settings > 0 ? [words.settings] : []),
    ...(account === 'deleted' ? ['your account'] : []),
  ];
  return `We deleted ${joinWords(parts)}.`;
}

/** Asks twice, deletes, lets Google confirm the identity if required, and says what was deleted. */
export function ForgetDialog({ learner, owner, onClose }: Props) {
  const [step, setStep] = useState<Step>('asked');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const account = owner.kind === 'account';
  useEffect(() => {
    if (account) void preparePopup();
  }, [account]);

  async function attempt(work: () => Promise<DeletionResult>): Promise<void> {
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
          {sayForgotten(step.done)} You signed in a while ago, so Google needs to confirm that it is you
          before we delete the account itself. It is empty now and no longer keeps anything.
        </p>
        {failed && (
          <p role="alert" className="mt-3 text-bad">
            Google did not confirm that it is you. Your empty account still exists. Please try again.
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            look="quiet"
            disabled={busy}
            onClick={() =>
              void attempt(() => deleteUnconfirmedAccount().then(() => ({ account: 'deleted', counts })))
            }
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
      <Dialog open onClose={onClose} title={account ? 'Your account has been deleted' : 'Deleted'}>
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
      title={account ? 'Delete your account?' : 'Delete your progress from this device?'}
    >
      <p className="mt-3">
        This deletes your watch history, streak, days of learning, saved courses, plans and settings
        {account ? ', and then your account.' : ' from this device.'} You cannot undo this. Export your data
        first if you might need it.
      </p>
      {failed && (
        <p role="alert" className="mt-3 text-bad">
          Not everything could be deleted.{account && ' Your account still exists.'} Please try again.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {step === 'asked' ? (
          <Button look="danger" onClick={() => setStep('sure')}>
            {account ? 'Delete my account' : 'Delete from this device'}
          </Button>
        ) : (
          <Button look="danger" onClick={() => void attempt(() => deleteEverything(learner))} disabled={busy}>
            {busy ? 'Deleting…' : 'Yes, delete everything'}
          </Button>
        )}
        <Button look="quiet" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
