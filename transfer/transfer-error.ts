/**
 * `again`: the connection broke or the other side was busy; a retry may succeed.
 * `missing`: there is nothing at this address. `wrong`: the content differs from its description.
 */
export type TransferFault = 'again' | 'missing' | 'wrong';

/** An index could not be published or pulled. The message is shown to the operator. */
export class TransferError extends Error {
  constructor(
    message: string,
    readonly fault?: TransferFault,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Thrown where somebody else has locked a folder. */
export const transferAtWork = (dir: string): TransferError =>
  new TransferError(`Another publish or pull is at work in ${dir}.`);
