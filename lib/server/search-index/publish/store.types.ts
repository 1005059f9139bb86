import type { Readable } from 'node:stream';

/** Where published versions lie: `CURRENT`, and a folder for every version. */
export type Store = {
  /** For messages; without what is secret in it. */
  name: string;
  /** A folder of this machine: whoever can write there can write the index itself. */
  isFolder: boolean;
  /**
   * A short text.
   * @throws TransferError, `missing` where there is none, `again` where another try may help
   */
  readText(path: string, maxBytes: number): Promise<string>;
  /** A file from byte `from` on; `at` says where it begins: at 0 where the store cannot go on in the middle. */
  read(path: string, from: number, signal?: AbortSignal): Promise<{ at: number; body: Readable }>;
};

/** A file to publish: as text, or as a place on this disk. */
export type Upload = { text: string } | { file: string; bytes: number; onBytes?: (bytes: number) => void };

/** A store behind http(s), written one object at a time. */
export type RemoteStore = Store & {
  /** False where the object was to be `immutable` and is there already. */
  write(
    path: string,
    upload: Upload,
    options: { immutable: boolean; signal?: AbortSignal },
  ): Promise<boolean>;
};
