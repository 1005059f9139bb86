/** An import that cannot go on. `usage`: the command was wrong, not the file. The message is for people. */
export class ImportError extends Error {
  constructor(
    message: string,
    readonly usage = false,
  ) {
    super(message);
  }
}
