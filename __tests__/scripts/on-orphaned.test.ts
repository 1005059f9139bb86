import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

const PROGRAM =
  "import('./scripts/on-orphaned.ts').then(({ onOrphaned }) => { onOrphaned(() => console.log('alone')); console.error('up'); })";

it('tells a process that the shell it was started by has ended', async () => {
  // With a second command the shell stays, as that of npm does.
  const shell = spawn('sh', ['-c', `"${process.execPath}" --import tsx --eval "${PROGRAM}"; true`]);
  const said = text(shell.stdout);
  shell.stderr.once('data', () => shell.kill('SIGKILL'));
  expect(await said).toBe('alone\n');
});
