import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ownFolder } from '@/__tests__/support/own-folder';

const dataDir = ownFolder();

function run(script: string, variables: Record<string, string>) {
  const { FIREBASE_API_KEY: _, FIRESTORE_EMULATOR_HOST: __, ...env } = process.env;
  const args = ['--import', 'tsx', 'scripts/with-local-services.ts', process.execPath, '-e', script];
  return spawn(process.execPath, args, { env: { ...env, LOCAL_DATA_DIR: dataDir.path, ...variables } });
}

it('gives the command the services, ends with it, and leaves nothing running', async () => {
  const wrapper = run(
    'console.log(process.env.FIREBASE_AUTH_EMULATOR_HOST); process.on("SIGTERM", () => process.exit(3)); setInterval(() => {}, 1000)',
    { LOCAL_AUTH_PORT: '0', LOCAL_FIRESTORE_PORT: '0' },
  );
  const auth = await new Promise<string>((resolve) => {
    let all = '';
    wrapper.stdout.on('data', (part) => {
      all += part;
      const [, host] = /^(127\.0\.0\.1:\d+)$/m.exec(all) ?? [];
      if (host) resolve(host);
    });
  });
  expect((await fetch(`http://${auth}/`)).ok).toBe(true);
  wrapper.kill('SIGTERM');
  expect(await once(wrapper, 'exit')).toEqual([3, null]);
  await expect(fetch(`http://${auth}/`)).rejects.toThrow();
}, 60_000);

it('starts none of them when a Firebase project is set', async () => {
  const wrapper = run('console.log("host:", process.env.FIRESTORE_EMULATOR_HOST)', {
    FIREBASE_API_KEY: 'AIza',
  });
  expect(await text(wrapper.stdout)).toBe('host: undefined\n');
}, 30_000);

it('says in a sentence what is wrong and does not run the command', async () => {
  const wrapper = run('console.log("ran")', { LOCAL_AUTH_PORT: 'high' });
  const [out, errors, [code]] = await Promise.all([
    text(wrapper.stdout),
    text(wrapper.stderr),
    once(wrapper, 'exit'),
  ]);
  expect([out, code]).toEqual(['', 1]);
  expect(errors).toContain('LOCAL_AUTH_PORT');
}, 30_000);
