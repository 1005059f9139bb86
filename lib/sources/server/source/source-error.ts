import type { SourceFault } from '@/lib/sources/server/source.types';

/** A source failed: why, and how to react. */
export class SourceError extends Error {
  constructor(
    readonly failure: SourceFault,
    detail: string,
    options: { cause?: unknown; retryAfterMs?: number } = {},
  ) {
    super(`${failure.kind}: ${detail}`, { cause: options.cause });
    this.retryAfterMs = options.retryAfterMs;
  }

  /** How long the source asked us to wait. */
  readonly retryAfterMs: number | undefined;
}

/** The meaning of a status for which the source's API defines nothing more specific. */
export function failureOfStatus(status: number): SourceFault {
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 408) return { kind: 'slow', retry: true };
  if (status === 429) return { kind: 'over-quota', retry: true };
  if (status >= 500) return { kind: 'down', retry: true };
  return { kind: 'refused' };
}
