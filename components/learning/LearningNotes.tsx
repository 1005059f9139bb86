import { type ReactNode, useState } from 'react';
import { useLeaving } from '@/components/learning/use-leaving';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { logOut, openAccountPanel } from '@/lib/account/browser';
import { useOnline } from '@/lib/browser/use-online';
import type { LearningState } from '@/lib/learning/browser/use-learning';

type Props = { learning: Extract<LearningState, { kind: 'ready' }> };

const SAVED_HERE =
  'This page shows what is saved on this device. Changes are saved here and sent to your account later.';

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
      <Note icon={<Icon name="triangle-exclamation-point" className="mt-0.5 size-5 shrink-0 text-warn" />}>
        {storageFault === 'full'
          ? 'This browser’s storage is full.'
          : 'This browser does not let sites store data. It may be a private window.'}{' '}
        {owner.kind === 'device'
          ? 'Your progress will be lost when you close this page.'
          : 'Keep this page open until your progress is saved to your account.'}
      </Note>
    );
  }
  if (owner.kind === 'device') {
    return (
      <div className="mt-4 flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-surface p-4">
        <Icon name="hard-drive" className="size-5 shrink-0 text-muted" />
        <p className="min-w-0 flex-1 basis-60">
          You are not signed in. Your progress is saved on this device only. Sign in to use it on your other
          devices.
        </p>
        <Button
          look="quiet"
          disabled={!online}
          title={online ? undefined : "You're offline"}
          onClick={openAccountPanel}
        >
          Sign in
        </Button>
      </div>
    );
  }
  if (sync.kind === 'deleted') {
    return (
      <Note icon={<Icon name="triangle-exclamation-point" className="mt-0.5 size-5 shrink-0 text-warn" />}>
        This account was deleted, here or on another device. Nothing from it is left on this device.
      </Note>
    );
  }
  if (!online) return <OfflineNote />;
  if (sync.kind === 'failed') {
    return (
      <Note icon={<Icon name="cloud-off" className="mt-0.5 size-5 shrink-0 text-warn" />}>
        We cannot reach your account right now. {SAVED_HERE}
      </Note>
    );
  }
  return null;
}

/** The account button rests without a network, so that this is where one can log out. */
function OfflineNote() {
  const { leaving, end, dialog } = useLeaving();
  const [busy, setBusy] = useState(false);
  async function leave(): Promise<void> {
    setBusy(true);
    await logOut(leaving('Log out'));
    end();
    setBusy(false);
  }
  return (
    <div className={`${look} flex-wrap border-line bg-surface`}>
      <Icon name="cloud-off" className="mt-0.5 size-5 shrink-0 text-warn" />
      <p role="status" className="min-w-0 flex-1 basis-60">
        You are offline. {SAVED_HERE}
      </p>
      <Button look="quiet" aria-disabled={busy} onClick={() => busy || void leave()}>
        {busy ? 'Logging out…' : 'Log out of this device'}
      </Button>
      {dialog}
    </div>
  );
}
