import { readServerEnv, serverEnv } from '@/lib/server/env';

/** Gives the modules that are loaded these settings, which is faster than to load them again. */
export function setServerEnv(variables: Record<string, string>): void {
  for (const name of Object.keys(serverEnv)) Reflect.deleteProperty(serverEnv, name);
  Object.assign(serverEnv, readServerEnv(variables));
}
