import { join } from 'node:path';
import { ROOT } from './build-paths';
import { startCluster } from './cluster/start-cluster';
import { run } from './run';
import { runCommand } from './run-command';

/** Runs the tests in `cluster/__tests__/real-cluster` against three nodes of a real cluster on this machine. */
async function work(signal: AbortSignal): Promise<number> {
  const cluster = await startCluster({ signal });
  try {
    console.log(`Three nodes of ${cluster.runner} are up`);
    const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
    const env = { ...process.env, CLUSTER_URLS: cluster.urls };
    return await run(process.execPath, [jest, '--runInBand', 'cluster/__tests__/real-cluster'], {
      cwd: ROOT,
      env,
    });
  } finally {
    await cluster.close();
  }
}

await runCommand(work, { interrupted: 'Interrupted.' });
