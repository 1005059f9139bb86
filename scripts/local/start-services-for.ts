import nextEnv from '@next/env';
import { readLocalSettings } from '@/scripts/local/read-local-settings';
import { type LocalServices, startLocalServices } from '@/scripts/local/start-local-services';

/**
 * Reads the `.env` files of this folder like Next, then starts the local services if no Firebase project is
 * set.
 * @throws LocalServicesError with one sentence that says what to do
 */
export async function startServicesFor(mode: 'development' | 'production'): Promise<LocalServices> {
  nextEnv.loadEnvConfig(process.cwd(), mode === 'development', { info() {}, error: console.error });
  const settings = readLocalSettings(process.env);
  return settings ? startLocalServices({ ...settings, log: console.log }) : { env: {}, stop: async () => {} };
}
