import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/search-index/publish/transfer-error');

/**
 * `usage`: the command was wrong. `again`: the connection broke or the other side was busy, so that another try
 * may help. `missing`: the other side has nothing at this place. `wrong`: it has something else than it says.
 */
export type TransferTrouble = 'usage' | 'again' | 'missing' | 'wrong';

/** An index that could not be published or pulled. The message is for people. */
export class TransferError extends Error {
  constructor(
    message: string,
    readonly trouble?: TransferTrouble,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
