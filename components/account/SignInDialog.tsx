import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { Logo } from '@/components/ui/Logo';
import { loadAuth, preparePopup } from '@/lib/account/browser/load-auth';
import { loginErrorMessage } from '@/lib/account/login-errors';
import { useOnline } from '@/lib/browser/use-online';
import { publicEnv } from '@/lib/env.public';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as m from '@/messages/account';
import { GoogleButton } from './GoogleButton';
import { GoogleMark } from './GoogleMark';

type Props = { open: boolean; onClose: () => void };

const link = 'text-link';

export function SignInDialog({ open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      above={
        <div className="mb-5">
          <Logo look="mark" />
        </div>
      }
      title={m.welcome({ name: site.name })}
    >
      <Ways onDone={onClose} />
    </Dialog>
  );
}

function Ways({ onDone }: { onDone: () => void }) {
  const [error, setError] = useState<string>();
  const [missing, setMissing] = useState(false);
  const [pending, setPending] = useState(false);
  const online = useOnline();

  useEffect(() => {
    let stale = false;
    void preparePopup();
    loadAuth()
      .then((auth) => auth.canSignIn())
      .then(
        (can) => !stale && setMissing(!can),
        () => undefined,
      );
    return () => {
      stale = true;
    };
  }, []);

  async function signIn() {
    if (pending) return;
    setError(undefined);
    setPending(true);
    const result = await loadAuth().then(
      (auth) => auth.signInWithGoogle(),
      () => ({ success: false as const, code: 'unknown' }),
    );
    setPending(false);
    if (result.success) onDone();
    else setError(loginErrorMessage(result.code));
  }

  return (
    <>
      <p className="mt-2 text-muted">{m.continueLearning()}</p>
      {missing ? (
        <p className="mt-6 rounded-xl bg-raised p-4 text-sm">
          {m.signInMissing({
            courses: (text) => (
              <Link href={paths.myCourses()} className={link}>
                {text}
              </Link>
            ),
          })}
        </p>
      ) : (
        <>
          <Button
            look="quiet"
            size="large"
            disabled={!online}
            // Not `disabled`, which would remove the focus.
            aria-disabled={pending}
            onClick={() => void signIn()}
            className="mt-6 w-full"
          >
            {pending ? (
              <>
                <Icon name="loader-circle" className="size-5 animate-spin text-accent" /> {m.signingIn()}
              </>
            ) : (
              <>
                <GoogleMark /> {m.signInWithGoogle()}
              </>
            )}
          </Button>
          <p role="status" className="text-sm text-muted not-empty:mt-3">
            {pending && m.continueWithGoogle()}
          </p>
          {publicEnv.googleClientId && <GoogleButton clientId={publicEnv.googleClientId} />}
          {!online && <p className="mt-3 text-sm font-medium text-bad">{m.offline()}</p>}
          <p role="alert" className="text-sm font-medium text-bad not-empty:mt-3">
            {error}
          </p>
          <p className="mt-6 text-sm text-balance text-muted">
            {m.agree({
              terms: (text) => (
                <Link href={paths.terms()} className={link}>
                  {text}
                </Link>
              ),
              privacy: (text) => (
                <Link href={paths.privacy()} className={link}>
                  {text}
                </Link>
              ),
            })}
          </p>
        </>
      )}
    </>
  );
}
