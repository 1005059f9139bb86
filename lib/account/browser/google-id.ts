import { loginErrorMessage } from '@/lib/account/login-errors';
import { showToast } from '@/lib/browser/toast';
import { loadConfig } from './config';
import { loadAuth } from './load-auth';
import { currentSession } from './session';

/** The part of Google's script that is used here. */
type GoogleId = {
  initialize(options: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
    use_fedcm_for_prompt: boolean;
    use_fedcm_for_button: boolean;
  }): void;
  prompt(): void;
  renderButton(
    place: HTMLElement,
    options: { text: 'continue_with'; shape: 'pill'; size: 'large'; width: number },
  ): void;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it adds to the browser's own declaration
  interface Window {
    google?: { accounts?: { id?: GoogleId } };
  }
}

const SCRIPT = 'https://accounts.google.com/gsi/client';
let loading: Promise<GoogleId> | undefined;

async function signIn({ credential }: { credential: string }): Promise<void> {
  const result = await loadAuth().then(
    (auth) => auth.signInWithGoogleToken(credential),
    () => ({ success: false as const, code: 'unknown' }),
  );
  if (!result.success) void showToast(loginErrorMessage(result.code), 'bad');
}

function fetchScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("Google's sign-in script could not be fetched."));
    };
    document.head.append(script);
  });
}

function googleId(clientId: string): Promise<GoogleId> {
  loading ??= fetchScript()
    .then(() => {
      const id = window.google?.accounts?.id;
      if (!id) throw new Error("Google's sign-in script did not start.");
      id.initialize({
        client_id: clientId,
        callback: (answer) => void signIn(answer),
        use_fedcm_for_prompt: true,
        use_fedcm_for_button: true,
      });
      return id;
    })
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/**
 * Shows Google's one-tap sign-in prompt; not for someone who is signed in.
 * @throws Error when Google's script cannot be loaded
 */
export async function offerOneTap(clientId: string): Promise<void> {
  if (!navigator.onLine || currentSession().kind !== 'signed-out') return;
  if ((await loadConfig()).firebase === null) return;
  (await googleId(clientId)).prompt();
}

/**
 * Renders Google's own button into an element, `width` pixels wide.
 * @throws Error when Google's script cannot be loaded
 */
export async function drawGoogleButton(clientId: string, place: HTMLElement, width: number): Promise<void> {
  (await googleId(clientId)).renderButton(place, {
    text: 'continue_with',
    shape: 'pill',
    size: 'large',
    width,
  });
}
