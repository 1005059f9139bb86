import type { ServerEnv } from '@/lib/server/env';
import { isLoopbackHost } from '@/lib/server/outbound/public-address';

type Settings = Pick<ServerEnv, 'HOSTNAME' | 'FIREBASE_AUTH_EMULATOR_HOST' | 'ALLOW_LOCAL_SIGN_IN_FROM'>;

const EVERYWHERE = '0.0.0.0';
const THIS_MACHINE = '127.0.0.1';

/**
 * The address that the server listens on. The local sign-in asks for no password and its tokens are unsigned,
 * so the server then listens on this machine only, unless the settings allow more.
 * @throws Error with one sentence that names the setting
 */
export function listenAddress(settings: Settings): string {
  const { HOSTNAME, FIREBASE_AUTH_EMULATOR_HOST, ALLOW_LOCAL_SIGN_IN_FROM } = settings;
  if (!FIREBASE_AUTH_EMULATOR_HOST || ALLOW_LOCAL_SIGN_IN_FROM === 'network') return HOSTNAME ?? EVERYWHERE;
  if (HOSTNAME === undefined || isLoopbackHost(HOSTNAME)) return HOSTNAME ?? THIS_MACHINE;
  throw new Error(
    `The local sign-in lets anybody in without a password, so it is not served at ${HOSTNAME}. Set ALLOW_LOCAL_SIGN_IN_FROM=network to serve it to your network.`,
  );
}
