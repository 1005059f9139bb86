import { type ReactNode, useState } from 'react';
import { useLeaving } from '@/components/learning/use-leaving';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { logOut, openAccountPanel } from '@/lib/account/browser';
import { useOnline } from '@/lib/browser/use-online';
import { describeFault } from '@/lib/learning/browser/describe-fault';
import type { LearningState } from '@/lib/learning/browser/use-learning';
import * as m from '@/messages/learning';

type Props = { learning: Extract<LearningState, { kind: 'ready' }> };

const look = 'mt-4 flex items-start gap-3 rounded-2xl border p-4';

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p role="status" className={`${look} border-line bg-surface`}>
      {icon}
      <span>{children}</span>
    </p>
  );
}

/** Says where this progress is stored, and whether there is a problem. */
export function LearningNotes({ learning }: Props) {
  const { owner, storageFault, sync } = learning;
  const online = useOnline();
  if (storageFault) {
    return (
      <>
        <Note icon={<Icon name="triangle-exclamation-point" className="mt-0.5 size-5 shrink-0 text-warn" />}>
          {describeFault(storageFault, owner)}
        </Note>
        {owner.kind === 'account' && !online && <OfflineNote words={m.offline()} />}
      </>
    );
  }
  if (owner.kind === 'device') {
    return (
      <div className="mt-4 flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-surface p-4">
        <Icon name="hard-drive" className="size-5 shrink-0 text-muted" />
        <p className="min-w-0 flex-1 basis-60">{m.notSignedInNote()}</p>
        <Button
          look="quiet"
          disabled={!online}
          title={online ? undefined : m.offline()}
          onClick={openAccountPanel}
        >
          {m.signIn()}
        </Button>
      </div>
    );
  }
  if (sync.kind === 'deleted') {
    return (
      <Note icon={<Icon name="triangle-exclamation-point" className="mt-0.5 size-5 shrink-0 text-warn" />}>
        {m.accountDeletedNote()}
      </Note>
    );
  }
  if (!online) return <OfflineNote words={m.offlineNote()} />;
  if (sync.kind === 'failed') {
    return (
      <Note icon={<Icon name="cloud-off" className="mt-0.5 size-5 shrink-0 text-warn" />}>
        {m.unreachableNote()}
      </Note>
    );
  }
  return null;
}

/** The account button rests without a network, so that this is where one can log out. */
function OfflineNote({ words }: { words: string }) {
  const { leaving, end, dialog } = useLeaving();
  const [busy, setBusy] = useState(false);
  async function leave(): Promise<void> {
    setBusy(true);
    await logOut(leaving(m.logOut()));
    end();
    setBusy(false);
  }
  return (
    <div className={`${look} flex-wrap border-line bg-surface`}>
      <Icon name="cloud-off" className="mt-0.5 size-5 shrink-0 text-warn" />
      <p role="status" className="min-w-0 flex-1 basis-60">
        {words}
      </p>
      <Button look="quiet" busy={busy} onClick={() => void leave()}>
        {busy ? m.loggingOut() : m.logOutHere()}
      </Button>
      {dialog}
    </div>
  );
}
