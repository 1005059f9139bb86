import { useRouter } from 'next/router';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { SignInDialog } from '@/components/account/SignInDialog';
import { useLeaving } from '@/components/learning/use-leaving';
import { closeAccountPanel, type SessionUser } from '@/lib/account/browser';
import { useDismiss } from '@/lib/browser/use-dismiss';
import { AccountMenu } from './AccountMenu';

type Props = {
  user: SessionUser | undefined;
  open: boolean;
  /** Contains the button and this panel: a press inside does not close it. */
  area: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
};

/** What the account button opens: the menu when signed in, the sign-in dialog when signed out. */
export function AccountPanel({ user, open, area, button }: Props) {
  const { events } = useRouter();
  const menuOpen = open && user !== undefined;
  const { leaving, end, dialog } = useLeaving();

  function closeMenu(refocus: boolean) {
    closeAccountPanel();
    if (refocus) button.current?.focus();
  }
  useDismiss(area, menuOpen, closeMenu);

  useEffect(() => {
    events.on('routeChangeStart', closeAccountPanel);
    return () => events.off('routeChangeStart', closeAccountPanel);
  }, [events]);

  // Any sign-in or sign-out closes the panel.
  const uid = user?.uid;
  const closeAfter = useEffectEvent((before: string | undefined) => {
    if (before !== user?.uid) closeAccountPanel();
  });
  useEffect(() => () => closeAfter(uid), [uid]);

  return (
    <>
      {menuOpen && (
        <AccountMenu
          user={user}
          leaving={leaving}
          onDone={() => {
            end();
            closeMenu(true);
          }}
        />
      )}
      {/* Not in the menu: the question must be answered, even if the menu is closed meanwhile. */}
      {dialog}
      <SignInDialog open={open && !user} onClose={closeAccountPanel} />
    </>
  );
}
