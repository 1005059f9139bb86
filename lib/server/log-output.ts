import type { Writable } from 'node:stream';

/** Bytes of lines that may wait for a slow reader. */
const MAX_WAITING = 256 * 1024;

const reasonOf = (error: NodeJS.ErrnoException) => error.code ?? error.message;

/**
 * Writes the lines of the log. Where its target takes none (a full disk, a reader that hangs or has ended), lines are
 * lost: neither requests nor the end of the process wait for it.
 */
export class LogOutput {
  #fault: string | undefined;

  constructor(readonly target: Writable) {
    // Each line's callback gets the error too; without a listener it would be an uncaught exception.
    if (target.listenerCount('error') === 0) target.on('error', () => {});
  }

  write(line: string): void {
    if (this.target.writableLength > MAX_WAITING) {
      this.#fault = 'its reader is too slow';
      return;
    }
    this.target.write(line, (error) => {
      this.#fault = error ? reasonOf(error) : undefined;
    });
  }

  /** Why the last line was lost; undefined if it was written. */
  get fault(): string | undefined {
    return this.#fault;
  }
}
