import { assertServer } from '@/lib/server/guard';
import type { SourceFault } from './source.types';

assertServer('lib/server/sources/source/source-error');

/** A source did not deliver: why, and what may be done about it. */
export class SourceError extends Error {
  constructor(
    readonly failure: SourceFault,
    detail: string,
    options: { cause?: unknown; retryAfterMs?: number } = {},
  ) {
    super(`${failure.trouble}: ${detail}`, { cause: options.cause });
    this.retryAfterMs = options.retryAfterMs;
  }

  /** How long the source asked to be left alone. */
  readonly retryAfterMs: number | undefined;
}

/** What a status says where the source's contract says nothing more precise. */
export function failureOfStatus(status: number): SourceFault {
  if (status === 404 || status === 410) return { trouble: 'gone' };
  if (status === 408) return { trouble: 'slow', retry: true };
  if (status === 429) return { trouble: 'over-quota', retry: true };
  if (status >= 500) return { trouble: 'down', retry: true };
  return { trouble: 'refused' };
}
