import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { run } from '@/scripts/run';

/** buildah with storage of its own in a folder; it needs no service, and here no namespaces. */
export class Buildah {
  readonly #storage: string[];

  constructor(folder: string) {
    this.#storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  }

  /** The words of a whole command line, for a process that goes on. */
  command(...words: string[]): string[] {
    return ['buildah', ...this.#storage, ...words];
  }

  /** Runs a command with its output on this terminal. @throws Error when it fails */
  async run(...words: string[]): Promise<void> {
    const [program = '', ...rest] = this.command(...words);
    if ((await run(program, rest)) !== 0) throw new Error(`buildah ${words[0]} failed; see above.`);
  }

  /** What a command prints. @throws Error when it fails */
  async read(...words: string[]): Promise<string> {
    const [program = '', ...rest] = this.command(...words);
    return (await promisify(execFile)(program, rest)).stdout.trim();
  }
}
