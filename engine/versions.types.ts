import type { CatalogMethod } from './search-engine.types';

/** An open version of a catalogue. */
export type OpenVersion = {
  readonly name: string;
  /** The answer of the method of this name. */
  ask(method: CatalogMethod, args: unknown[]): Promise<unknown>;
  /** Whether what it reads was replaced or written to since, so that it must be opened anew. */
  isChanged?(): boolean;
  /** Why its answers fail, for operators. */
  warning?(): string | undefined;
  /** Closes it once what was asked of it is answered. */
  retire(): Promise<void>;
  close(): Promise<void>;
};

/** The versions of a catalogue, of which one is current. */
export type Versions = {
  /** @throws Error when it is not known */
  current(): Promise<string>;
  /** Whether it is a fault, while a version is open, that the current one is not known: in a folder, not over a network. */
  readonly mustKnow: boolean;
  /** @throws Error when it does not open */
  open(name: string): Promise<OpenVersion>;
  /** Whether an answer failed because its version is not there any more. */
  isGone?(error: unknown): boolean;
  close?(): Promise<void>;
};
