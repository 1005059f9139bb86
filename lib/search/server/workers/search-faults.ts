import { type Stats, statSync } from 'node:fs';
import { log } from '@/lib/server/log';

/** How long `/api/ready` warns of the last failure. */
const WARN_MS = 60_000;
/** Different reasons that are logged. */
const MAX_LOGGED = 50;

const look = (file: string) => statSync(file, { throwIfNoEntry: false });
const identityOf = ({ ino, size, mtimeMs }: Stats): string => `${ino} ${size} ${mtimeMs}`;

/** Why searches in an open index fail: logged once for each reason; `/api/ready` warns of it. */
export class SearchFaults {
  readonly #opened: Stats | undefined;
  readonly #logged = new Set<string>();
  #last: { reason: string; at: number } | undefined;

  constructor(
    readonly file: string,
    readonly version: string,
  ) {
    this.#opened = look(file);
  }

  /** @param error its first line names it */
  note(error: string): void {
    const [name = '', ...trace] = error.split('\n');
    const [now, before] = [look(this.file)?.size, this.#opened?.size];
    // A file of another size explains whatever the database says of it.
    const reason =
      now === undefined || now === before ? name : `the index file has ${now} bytes instead of ${before}`;
    this.#last = { reason, at: performance.now() };
    if (this.#logged.has(reason) || this.#logged.size >= MAX_LOGGED) return;
    this.#logged.add(reason);
    log.error({ version: this.version, reason, trace }, 'searches fail');
  }

  /** Whether the file is another one than the one that was opened, or was written to; not if it is gone. */
  get isFileChanged(): boolean {
    const now = look(this.file);
    return now !== undefined && this.#opened !== undefined && identityOf(now) !== identityOf(this.#opened);
  }

  /** Undefined if no search has failed of late. */
  get warning(): string | undefined {
    const { reason, at = Number.NEGATIVE_INFINITY } = this.#last ?? {};
    return performance.now() - at < WARN_MS ? `searches fail: ${reason}` : undefined;
  }
}
