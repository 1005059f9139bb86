import { join } from 'node:path';
import { listenOnLoopback, type RunningServer } from '@/scripts/local/listen-on-loopback';
import { openAccounts } from './accounts';
import { createAuthGateway } from './gateway';

type Options = {
  projectId: string;
  /** An existing folder. */
  dataDir: string;
  port: number;
};

/** Starts a sign-in that stands in for Firebase Authentication on a machine without a project. */
export async function startAuth({ projectId, dataDir, port }: Options): Promise<RunningServer> {
  const accounts = await openAccounts(join(dataDir, 'users.json'));
  const { host, stop } = await listenOnLoopback(createAuthGateway({ accounts, projectId }), {
    name: 'local sign-in',
    port,
    variable: 'LOCAL_AUTH_PORT',
  });
  return { host, stop: () => stop().then(() => accounts.saved()) };
}
