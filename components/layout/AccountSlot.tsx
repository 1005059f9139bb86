import { UserRound } from 'lucide-react';
import { useRouter } from 'next/router';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Avatar } from '@/components/account/Avatar';
import { closeSignIn, isSignInOpen, onSignIn, openSignIn } from '@/lib/browser/sign-in-dialog';
import { useDismiss } from '@/lib/browser/use-dismiss';
import { useLazyComponent } from '@/lib/browser/use-lazy-component';
import { useOneTap } from '@/lib/browser/use-one-tap';
import { useOnline } from '@/lib/browser/use-online';
import { useSession } from '@/lib/browser/use-session';

const loadMenu = () => import('@/components/account/AccountMenu').then(({ AccountMenu }) => AccountMenu);
const loadDialog = () => import('@/components/account/SignInDialog').then(({ SignInDialog }) => SignInDialog);

const SIZE = 36;

/** The account button of the header, the menu of whoever is signed in and the dialog for everybody else. */
export function AccountSlot() {
  const session = useSession();
  const online = useOnline();
  const { asPath, events } = useRouter();
  // The menu belongs to the page on which it was opened: another page closes it.
  const [menuOn, setMenuOn] = useState<string>();
  const asked = useSyncExternalStore(onSignIn, isSignInOpen, () => false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useOneTap();

  const user = session.kind === 'signed-in' ? session.user : undefined;
  const menuOpen = user !== undefined && menuOn === asPath;
  const Menu = useLazyComponent(loadMenu, menuOpen, () => setMenuOn(undefined));
  const Dialog = useLazyComponent(loadDialog, asked && !user, closeSignIn);

  function closeMenu(refocus: boolean) {
    setMenuOn(undefined);
    if (refocus) button.current?.focus();
  }
  useDismiss(area, menuOpen, closeMenu);

  useEffect(() => {
    events.on('routeChangeStart', closeSignIn);
    return () => events.off('routeChangeStart', closeSignIn);
  }, [events]);

  useEffect(() => {
    if (user) closeSignIn();
  }, [user]);

  const label = user ? 'Account menu' : session.kind === 'signed-out' ? 'Sign in' : 'Account';

  /** The code behind the button, while the hand is on its way. */
  const prepare = () => void (user ? loadMenu() : loadDialog()).catch(() => undefined);

  return (
    <div ref={area} className="relative">
      {!online && (
        <span className="absolute right-0 bottom-full text-xs leading-none font-medium whitespace-nowrap text-bad">
          You're offline
        </span>
      )}
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup={user ? undefined : 'dialog'}
        aria-expanded={user ? menuOpen : undefined}
        aria-controls={menuOpen && Menu ? panelId : undefined}
        disabled={!online}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (user ? setMenuOn(menuOpen ? undefined : asPath) : openSignIn())}
        className="grid size-10 shrink-0 cursor-pointer place-items-center rounded-full border border-line-strong bg-surface text-ink transition-colors hover:border-accent hover:text-accent-strong disabled:cursor-not-allowed disabled:opacity-60 pointer-coarse:size-11"
      >
        {user ? (
          <Avatar photoURL={user.photoURL} size={SIZE} />
        ) : (
          session.kind === 'signed-out' && <UserRound aria-hidden className="size-5" />
        )}
      </button>
      {menuOpen && Menu && (
        // biome-ignore lint/a11y/useSemanticElements: nothing is filled in here.
        <div id={panelId} role="group" aria-label="Account">
          <Menu user={user} onDone={() => closeMenu(true)} />
        </div>
      )}
      {Dialog && <Dialog open={asked && !user} onClose={closeSignIn} />}
    </div>
  );
}
