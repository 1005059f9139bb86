import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { findOfficialEmulator } from '@/scripts/local/find-official-emulator';

/** `npm run unit` runs the same tests against our own gateway. */
const TESTS = ['__tests__/rules', '__tests__/scripts/local/firestore-behaviour'];
const START_MS = 60_000;

const host = process.env.FIRESTORE_EMULATOR_HOST;
const jar = host ? undefined : findOfficialEmulator();

if (host) process.exitCode = await runTests(host);
else if (jar) process.exitCode = await withEmulator(jar, runTests);
else console.log('skipped: no official emulator');

async function runTests(emulator: string): Promise<number> {
  console.log(`The rules are tested with the official emulator at ${emulator}.`);
  const jest = spawn(process.execPath, ['node_modules/jest/bin/jest.js', '--runInBand', ...TESTS], {
    stdio: 'inherit',
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: emulator },
  });
  const [code] = await once(jest, 'exit');
  return code ?? 1;
}

async function withEmulator(file: string, work: (emulator: string) => Promise<number>): Promise<number> {
  const port = await getPort();
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const args = ['-Duser.language=en', '-cp', file, main, '--host=127.0.0.1', `--port=${port}`];
  const java = spawn('java', args, { stdio: 'ignore' });
  try {
    await waitFor(`http://127.0.0.1:${port}/`, java);
    return await work(`127.0.0.1:${port}`);
  } finally {
    java.kill();
  }
}

async function waitFor(url: string, emulator: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && emulator.exitCode === null) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await wait(200);
  }
  throw new Error('The official Firestore emulator did not start.');
}
