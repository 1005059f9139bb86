import { spawn } from 'node:child_process';
import getPort from 'get-port';
import { findOfficialEmulator } from '@/scripts/local/find-official-emulator';
import { answers, stopProgram, untilReady } from '@/scripts/programs';
import { run } from '@/scripts/run';

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
  const env = { ...process.env, FIRESTORE_EMULATOR_HOST: emulator };
  return run(process.execPath, ['node_modules/jest/bin/jest.js', '--runInBand', ...TESTS], { env });
}

async function withEmulator(file: string, work: (emulator: string) => Promise<number>): Promise<number> {
  const port = await getPort();
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const args = ['-Duser.language=en', '-cp', file, main, '--host=127.0.0.1', `--port=${port}`];
  const java = spawn('java', args, { stdio: 'ignore' });
  try {
    const ready = () => answers(`http://127.0.0.1:${port}/`);
    await untilReady(java, { name: 'The official Firestore emulator', ready, ms: START_MS });
    return await work(`127.0.0.1:${port}`);
  } finally {
    await stopProgram(java);
  }
}
