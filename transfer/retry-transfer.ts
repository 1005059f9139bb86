import { setTimeout as pause } from 'node:timers/promises';
import { backOff } from '@/lib/back-off';
import { TransferError } from './transfer-error';

export type RetryOptions = {
  /** Number of consecutive attempts without progress after which to give up. */
  tries: number;
  /** Milliseconds before the second attempt; doubles each time, up to `longest`. */
  wait: number;
  longest: number;
};

const DEFAULT_RETRY: RetryOptions = { tries: 6, wait: 500, longest: 15_000 };

/**
 * Repeats a task while it fails with an error that a retry may fix.
 * @param isFurther whether the failed attempt made progress; if so, counting starts again
 */
export async function retryTransfer<Result>(
  work: () => Promise<Result>,
  { tries, wait, longest }: RetryOptions = DEFAULT_RETRY,
  { signal, isFurther }: { signal?: AbortSignal | undefined; isFurther?: () => boolean } = {},
): Promise<Result> {
  for (let failed = 1; ; failed++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TransferError) || error.fault !== 'again' || signal?.aborted) throw error;
      if (isFurther?.()) failed = 1;
      if (failed >= tries) throw error;
      await pause(backOff(failed, { first: wait, longest }), undefined, { signal });
    }
  }
}
