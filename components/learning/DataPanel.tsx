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
import * as m from '@/messages/learning';

type Props = { learner: Learner; owner: Owner };

export function DataPanel({ learner, owner }: Props) {
  const [busy, setBusy] = useState(false);
  const [forgetting, setForgetting] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      downloadText('polymath-data.json', await exportEverything(learner));
    } catch {
      void showToast(m.unreachableLater(), 'bad');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title={m.yourData()}>
      <p className="mt-2 text-muted">{owner.kind === 'account' ? m.accountData() : m.deviceData()}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="quiet" onClick={download} busy={busy}>
          <Icon name="download" className="size-4" />
          {m.exportData()}
        </Button>
        <ImportButton learner={learner} />
        <Button look="quiet" className="whitespace-normal!" onClick={() => setForgetting(true)}>
          <Icon name="trash" className="size-4" />
          {owner.kind === 'account' ? m.deleteAccount() : m.deleteHere()}
        </Button>
      </div>
      {forgetting && <ForgetDialog learner={learner} owner={owner} onClose={() => setForgetting(false)} />}
    </Panel>
  );
}
