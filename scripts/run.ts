import { spawn } from 'node:child_process';

type Options = { env?: NodeJS.ProcessEnv; cwd?: string };

/** Runs a command with its output on this terminal. Resolves to its exit code. */
export function run(
  command: string,
  args: string[],
  { env = process.env, cwd }: Options = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, cwd });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
