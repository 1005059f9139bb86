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
