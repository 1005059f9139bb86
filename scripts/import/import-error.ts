/**
 * An import that cannot continue. `usage`: the command was wrong, not the file. The message is shown to the
 * operator.
 */
export class ImportError extends Error {
  constructor(
    message: string,
    readonly usage = false,
  ) {
    super(message);
  }
}
