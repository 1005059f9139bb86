import { setTimeout as pause } from 'node:timers/promises';
import { assertServer } from '@/lib/server/guard';
import { TransferError } from './transfer-error';

assertServer('lib/server/search-index/publish/try-again');

export type Patience = {
  /** Tries in a row that bring nothing, after which it is given up. */
  tries: number;
  /** Milliseconds before the second try; twice as many before each further one, up to `longest`. */
  wait: number;
  longest: number;
};

export const PATIENCE: Patience = { tries: 6, wait: 500, longest: 15_000 };

/**
 * Does a thing again while it fails in a way that may pass.
 * @param isFurther whether the try that failed brought something: then counting begins anew
 */
export async function tryAgain<Result>(
  work: () => Promise<Result>,
  { tries, wait, longest }: Patience = PATIENCE,
  { signal, isFurther }: { signal?: AbortSignal | undefined; isFurther?: () => boolean } = {},
): Promise<Result> {
  for (let failed = 1; ; failed++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TransferError) || error.trouble !== 'again' || signal?.aborted) throw error;
      if (isFurther?.()) failed = 1;
      if (failed >= tries) throw error;
      await pause(Math.min(wait * 2 ** (failed - 1), longest), undefined, { signal });
    }
  }
}
