import type { PublicConfig } from '@/lib/account/public-config';
import { paths } from '@/lib/paths';

type Firebase = NonNullable<PublicConfig['firebase']>;

const text = (value: unknown): value is string => typeof value === 'string' && value !== '';
const optionalText = (value: unknown): value is string | undefined => value === undefined || text(value);

function isFirebase(value: unknown): value is Firebase {
  if (typeof value !== 'object' || value === null) return false;
  const { apiKey, authDomain, projectId, appId, authEmulatorHost, firestoreEmulatorHost } = value as Partial<
    Record<keyof Firebase, unknown>
  >;
  return (
    [apiKey, authDomain, projectId, appId].every(text) &&
    [authEmulatorHost, firestoreEmulatorHost].every(optionalText)
  );
}

/** A person who signs in waits for it. */
const TIMEOUT_MS = 10_000;

let loading: Promise<PublicConfig> | undefined;

/**
 * The public settings of the running server, loaded once.
 * @throws Error when the server does not answer; the next call tries again
 */
export function loadConfig(): Promise<PublicConfig> {
  loading ??= fetch(paths.api.config(), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then(async (response): Promise<PublicConfig> => {
      if (!response.ok) throw new Error(`The settings could not be read: ${response.status}.`);
      const { firebase } = (await response.json()) as { firebase?: unknown };
      return { firebase: isFirebase(firebase) ? firebase : null };
    })
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
