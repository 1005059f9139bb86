import { type FileHandle, open } from 'node:fs/promises';

const BUFFER = 1 << 18;

/** A text file that is written line by line; writes wait for the disk (backpressure). */
export class LineFile {
  #buffer = '';
  #closed = false;

  readonly #handle: FileHandle;
  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  static async create(path: string): Promise<LineFile> {
    return new LineFile(await open(path, 'w'));
  }

  async write(line: string): Promise<void> {
    this.#buffer += `${line}\n`;
    if (this.#buffer.length > BUFFER) await this.#flush();
  }

  /** Writes the rest and flushes it to disk before the file is renamed. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#flush();
    await this.#handle.sync();
    await this.#handle.close();
  }

  async #flush(): Promise<void> {
    const text = this.#buffer;
    this.#buffer = '';
    await this.#handle.appendFile(text);
  }
}
