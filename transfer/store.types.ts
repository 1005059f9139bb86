import type { Readable } from 'node:stream';

/** A store of published versions: a `CURRENT` pointer and one folder per version. */
export type Store = {
  /** For messages; without credentials. */
  name: string;
  /** A folder of this machine. Whoever can write to it can write to the index itself. */
  isFolder: boolean;
  /**
   * Reads a short text.
   * @throws TransferError, `missing` if there is none, `again` if a retry may succeed
   */
  readText(path: string, maxBytes: number): Promise<string>;
  /** Reads a file from byte `from`. `at` is the actual start: 0 if the store does not support ranges. */
  read(path: string, from: number, signal?: AbortSignal): Promise<{ at: number; body: Readable }>;
};

/** Content to publish: a text, or a file on this disk. */
type Upload = { text: string } | { file: string; bytes: number; onBytes?: (bytes: number) => void };

/** A store behind http(s). Each object is written separately. */
export type RemoteStore = Store & {
  /** Returns false if the object was to be `immutable` and already exists. */
  write(
    path: string,
    upload: Upload,
    options: { immutable: boolean; signal?: AbortSignal },
  ): Promise<boolean>;
};
