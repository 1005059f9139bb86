/** A harvest that cannot go on. `usage`: the command or a setting is wrong. The message is shown to the operator. */
export class HarvestError extends Error {
  constructor(
    message: string,
    readonly usage = false,
  ) {
    super(message);
  }
}

/**
 * Why one source is left for this run: it is `busy` or `away`, `refused` us, forbids it by robots.txt (`robots`),
 * or answers in another `shape` than is known.
 */
type SourceFaultKind = 'busy' | 'away' | 'refused' | 'robots' | 'shape';

export class SourceFault extends Error {
  constructor(
    readonly kind: SourceFaultKind,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}
