import { useState } from 'react';
import { ForgetDialog } from '@/components/learning/ForgetDialog';
import { ImportButton } from '@/components/learning/ImportButton';
import { Panel } from '@/components/learning/Panel';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { showToast } from '@/lib/browser/toast';
import { exportEverything } from '@/lib/learning/browser/account-data';
import { downloadText } from '@/lib/learning/browser/export-data';
import type { Learner } from '@/lib/learning/browser/learner';
import type { Owner } from '@/lib/learning/browser/sync/stored-documents';

type Props = { learner: Learner; owner: Owner };

/** Export and deletion of the learner's data. */
export function DataPanel({ learner, owner }: Props) {
  const [busy, setBusy] = useState(false);
  const [forgetting, setForgetting] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      downloadText('polymath-data.json', await exportEverything(learner));
    } catch {
      void showToast('We cannot reach your account right now. Please try again later.', 'bad');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title="Your data">
      <p className="mt-2 text-muted">
        {owner.kind === 'account'
          ? 'You can export everything as one file, or delete it.'
          : 'Your progress is saved on this device only.'}{' '}
        What you import is added to it: history, days of learning, saved courses, plans and settings.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="quiet" onClick={download} disabled={busy}>
          <Icon name="download" className="size-4" />
          Export my data
        </Button>
        <ImportButton learner={learner} />
        <Button look="quiet" onClick={() => setForgetting(true)}>
          <Icon name="trash" className="size-4" />
          {owner.kind === 'account' ? 'Delete my account' : 'Delete from this device'}
        </Button>
      </div>
      {forgetting && <ForgetDialog learner={learner} owner={owner} onClose={() => setForgetting(false)} />}
    </Panel>
  );
}
