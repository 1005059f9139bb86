import { LocalServicesError } from './local-services-error';

const HERE = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/**
 * Adds a local `--hostname` to the arguments of `next dev`, unless `ALLOW_LOCAL_SIGN_IN_FROM` opens the local
 * sign-in to the network.
 * @throws LocalServicesError when the arguments name another host
 */
export function withLocalHost(words: string[], variables: Record<string, string | undefined>): string[] {
  if (!words.includes('dev') || variables.ALLOW_LOCAL_SIGN_IN_FROM === 'network') return words;
  const at = words.findIndex((word) => /^(-H|--hostname)(=|$)/.test(word));
  if (at === -1) return [...words, '--hostname', '127.0.0.1'];
  const host = words[at]?.split('=', 2)[1] ?? words[at + 1] ?? '';
  if (HERE.test(host)) return words;
  throw new LocalServicesError(
    `The local sign-in lets anybody in without a password, so it is not served at ${host}. Set ALLOW_LOCAL_SIGN_IN_FROM=network to serve it to your network.`,
  );
}
