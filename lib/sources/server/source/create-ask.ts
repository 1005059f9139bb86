import { DelegateBackoff, handleWhen, retry } from 'cockatiel';
import type { Quota } from '@/lib/sources/server/quota/quota';
import type { Spender } from '@/lib/sources/server/quota/spender';
import type { AskSource, Cost, SourceDefinition } from '@/lib/sources/server/source.types';
import type { FetchJson, JsonAnswer } from './fetch-json';
import { failureOfStatus, SourceError } from './source-error';

const RETRY_AFTER_MS = 250;
/** After a longer `Retry-After`, the source is not asked again within this search. */
const LONGEST_RETRY_AFTER_MS = 1_500;

/** The source confirmed that the cached answer is still valid (304). */
export class NotChanged extends Error {}

type Deps = {
  definition: SourceDefinition;
  quota: Quota;
  spender: Spender;
  fetchJson: FetchJson;
  etag?: string;
};

function retryDelay(error: unknown): number {
  return (error instanceof SourceError ? error.retryAfterMs : undefined) ?? RETRY_AFTER_MS;
}

const isWorthRetrying = (error: unknown) =>
  error instanceof SourceError &&
  error.failure.retry === true &&
  (error.retryAfterMs ?? 0) <= LONGEST_RETRY_AFTER_MS;

/**
 * Sends the requests of one search or look-up: takes quota, retries once where the source allows it, parses.
 */
export function createAsk({ definition, quota, spender, fetchJson, etag }: Deps) {
  const policy = retry(handleWhen(isWorthRetrying), {
    maxAttempts: 1,
    backoff: new DelegateBackoff<{ result: { error: Error } | { value: unknown } }>(({ result }) =>
      retryDelay('error' in result ? result.error : undefined),
    ),
  });
  let newEtag: string | undefined;

  async function readFailure({ status, body, retryAfterMs }: JsonAnswer, costs?: Cost): Promise<SourceError> {
    const failure = definition.readFailure?.(status, body, costs?.quota) ?? failureOfStatus(status);
    if (failure.exhausted) await quota.exhaust(failure.exhausted);
    return new SourceError(failure, `status ${status}`, { retryAfterMs });
  }

  const ask: AskSource = (path, schema, { signal, decides, costs } = {}) =>
    policy.execute(async () => {
      if (costs && !(await quota.take(costs, spender))) {
        throw new SourceError({ kind: 'over-quota', exhausted: costs.quota }, 'nothing left for now');
      }
      const answer = await fetchJson(new URL(`${definition.baseUrl}${path}`), {
        maxBytes: definition.maxBytes,
        signal,
        ...(decides && { etag }),
      });
      if (answer.status === 304 && decides && etag) throw new NotChanged();
      if (answer.status !== 200) throw await readFailure(answer, costs);
      const read = schema.safeParse(answer.body);
      if (!read.success) {
        const [issue] = read.error.issues;
        const where = issue ? `${issue.path.join('.') || 'the answer'}: ${issue.message}` : 'unreadable';
        throw new SourceError({ kind: 'malformed' }, where);
      }
      if (decides) newEtag = answer.etag;
      return read.data;
    }, signal);

  return { ask, etag: () => newEtag };
}
