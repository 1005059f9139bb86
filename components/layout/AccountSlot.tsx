import { useRef, useSyncExternalStore } from 'react';
import { Avatar } from '@/components/account/Avatar';
import { Icon } from '@/components/ui/Icon';
import {
  closeAccountPanel,
  isAccountPanelOpen,
  onAccountPanel,
  openAccountPanel,
  useOneTap,
  useSession,
} from '@/lib/account/browser';
import { useLazyComponent } from '@/lib/browser/use-lazy-component';
import { useOnline } from '@/lib/browser/use-online';
import * as m from '@/messages/layout';

const loadPanel = () => import('@/components/layout/AccountPanel').then(({ AccountPanel }) => AccountPanel);
/** Loads the panel's code when a press is likely. */
const prepare = () => void loadPanel().catch(() => undefined);

const SIZE = 36;

/** The account button of the header; its panel is loaded when needed. */
export function AccountSlot() {
  const session = useSession();
  const online = useOnline();
  const open = useSyncExternalStore(onAccountPanel, isAccountPanelOpen, () => false);
  const Panel = useLazyComponent(loadPanel, open, closeAccountPanel);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOneTap();

  const user = session.kind === 'signed-in' ? session.user : undefined;
  const label = user ? m.accountMenu() : session.kind === 'signed-out' ? m.signIn() : m.account();

  return (
    <div ref={area} className="needs-script account">
      {!online && (
        <span className="mb-1 text-xs leading-none font-medium whitespace-nowrap text-bad">
          {m.youAreOffline()}
        </span>
      )}
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup={user ? undefined : 'dialog'}
        aria-expanded={user ? open : undefined}
        aria-busy={open && !Panel}
        disabled={!online}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open ? closeAccountPanel : openAccountPanel}
      >
        {open && !Panel ? (
          <Icon name="loader-circle" className="animate-spin text-accent" />
        ) : user ? (
          <Avatar photoURL={user.photoURL} size={SIZE} />
        ) : (
          <Icon name="user-round" />
        )}
      </button>
      {Panel && <Panel user={user} open={open} area={area} button={button} />}
    </div>
  );
}
