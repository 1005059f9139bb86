import { type KeyboardEvent, useEffect, useState } from 'react';
import { GoogleMark } from '@/components/account/GoogleMark';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { preparePopup } from '@/lib/account/browser';
import { joinWords } from '@/lib/format/join-words';
import {
  type DeletionResult,
  deleteEverything,
  deleteUnconfirmedAccount,
} from '@/lib/learning/browser/account-data';
import { countWords } from '@/lib/learning/browser/count-words';
import type { Learner } from '@/lib/learning/browser/learner';
import type { Owner } from '@/lib/learning/browser/sync/stored-documents';
import * as m from '@/messages/learning';

type Step = 'asked' | 'sure' | { done: DeletionResult };
type Props = { learner: Learner; owner: Owner; onClose: () => void };

function sayForgotten({ account, counts }: DeletionResult): string {
  const words = countWords(counts);
  const parts = [
    words.watchHistory,
    words.activityDays,
    words.savedCourses,
    ...(counts.paths > 0 ? [words.paths] : []),
    ...(counts.known > 0 ? [words.known] : []),
    ...(counts.settings > 0 ? [words.settings] : []),
    ...(account === 'deleted' ? [m.yourAccount()] : []),
  ];
  return m.weDeleted({ parts: joinWords(parts) });
}

/** The second question stands where the first one stood: who presses twice at once, or holds a key, has not answered it. */
const isFirst = (presses: number): boolean => presses < 2;
const ignoreRepeated = (event: KeyboardEvent) => event.repeat && event.preventDefault();

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
      <Dialog open onClose={onClose} title={m.oneMoreStep()}>
        <p role="status" className="mt-3">
          {m.confirmText({ done: sayForgotten(step.done) })}
        </p>
        {failed && (
          <p role="alert" className="mt-3 text-bad">
            {m.notConfirmed()}
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            look="quiet"
            busy={busy}
            onClick={() =>
              void attempt(() => deleteUnconfirmedAccount().then(() => ({ account: 'deleted', counts })))
            }
          >
            <GoogleMark /> {m.confirmWithGoogle()}
          </Button>
          <Button look="quiet" onClick={onClose} busy={busy}>
            {m.later()}
          </Button>
        </div>
      </Dialog>
    );
  }
  if (typeof step === 'object') {
    return (
      <Dialog open onClose={onClose} title={account ? m.accountHasBeenDeleted() : m.deleted()}>
        <p role="status" className="mt-3">
          {sayForgotten(step.done)}
        </p>
        <Button look="primary" className="mt-5" onClick={onClose}>
          {m.close()}
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={account ? m.deleteAccountQuestion() : m.deleteHereQuestion()}>
      <p className="mt-3">{account ? m.deletesAccount() : m.deletesDevice()}</p>
      {failed && (
        <p role="alert" className="mt-3 text-bad">
          {account ? m.accountNotDeleted() : m.notDeleted()}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {step === 'asked' ? (
          <Button look="danger" onKeyDown={ignoreRepeated} onClick={() => setStep('sure')}>
            {account ? m.deleteAccount() : m.deleteHere()}
          </Button>
        ) : (
          <Button
            look="danger"
            onKeyDown={ignoreRepeated}
            onClick={({ detail }) => isFirst(detail) && void attempt(() => deleteEverything(learner))}
            busy={busy}
          >
            {busy ? m.deleting() : m.deleteEverything()}
          </Button>
        )}
        <Button look="quiet" onClick={onClose} busy={busy}>
          {m.cancel()}
        </Button>
      </div>
    </Dialog>
  );
}
