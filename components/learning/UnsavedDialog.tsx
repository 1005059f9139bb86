import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import type { UnsavedAnswer } from '@/lib/account/browser';
import { useOnline } from '@/lib/browser/use-online';
import * as m from '@/messages/learning';

type Props = {
  /** What would be lost, in words. */
  unsaved: string[];
  /** What the person is about to do, such as “Log out”. */
  action: string;
  /** Another attempt is being made. */
  busy: boolean;
  onAnswer: (answer: UnsavedAnswer) => void;
};

/** Names what a sign-out would lose, and lets the person decide. */
export function UnsavedDialog({ unsaved, action, busy, onAnswer }: Props) {
  const online = useOnline();
  return (
    <Dialog open onClose={() => onAnswer('stay')} title={m.notAllSaved()}>
      <p className="mt-3">{online ? m.unreachableLoss() : m.offlineLoss()}</p>
      <ul className="mt-3 list-disc space-y-1 ps-5">
        {unsaved.map((what) => (
          <li key={what}>
            <bdi>{what}</bdi>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {busy && m.saving()}
      </p>
      <div className="mt-6 grid gap-3">
        <Button look="primary" busy={busy} onClick={() => onAnswer('retry')}>
          {busy ? m.saving() : m.tryAgain()}
        </Button>
        <Button look="quiet" onClick={() => onAnswer('stay')}>
          {m.staySignedIn()}
        </Button>
        <Button look="danger" busy={busy} onClick={() => onAnswer('lose')}>
          {m.loseIt({ action })}
        </Button>
      </div>
    </Dialog>
  );
}
