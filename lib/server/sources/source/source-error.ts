import { assertServer } from '@/lib/server/guard';
import type { SourceFault } from './source.types';

assertServer('lib/server/sources/source/source-error');

/** A source failed: why, and how to react. */
export class SourceError extends Error {
  constructor(
    readonly failure: SourceFault,
    detail: string,
    options: { cause?: unknown; retryAfterMs?: number } = {},
  ) {
    super(`${failure.trouble}: ${detail}`, { cause: options.cause });
    this.retryAfterMs = options.retryAfterMs;
  }

  /** How long the source asked us to wait. */
  readonly retryAfterMs: number | undefined;
}

/** The meaning of a status for which the source's API defines nothing more specific. */
export function failureOfStatus(status: number): SourceFault {
  if (status === 404 || status === 410) return { trouble: 'gone' };
  if (status === 408) return { trouble: 'slow', retry: true };
  if (status === 429) return { trouble: 'over-quota', retry: true };
  if (status >= 500) return { trouble: 'down', retry: true };
  return { trouble: 'refused' };
}
