import fc from 'fast-check';
import { faultOf, send } from './judge';
import { type FuzzRequest, fuzzRequest, naughtyRequests } from './requests';

/** Requests under way at once. */
const TOGETHER = 8;

async function check(site: string, request: FuzzRequest, slowestMs: number): Promise<void> {
  const fault = faultOf(request, await send(site, request), slowestMs);
  if (fault) throw new Error(`${request.method} ${request.path.slice(0, 200)}: ${fault}`);
}

/**
 * Sends `count` made-up requests, and every naughty text through every door. The same seed sends the same.
 * @throws Error with the smallest request that fails, the fault and the seed
 */
export async function runFuzz(
  site: string,
  { count, seed, slowestMs }: { count: number; seed: number; slowestMs: number },
): Promise<number> {
  const naughty = naughtyRequests();
  for (let at = 0; at < naughty.length; at += TOGETHER)
    await Promise.all(naughty.slice(at, at + TOGETHER).map((request) => check(site, request, slowestMs)));
  const batch = fc.array(fuzzRequest, { minLength: TOGETHER, maxLength: TOGETHER });
  await fc.assert(
    fc.asyncProperty(batch, async (requests) => {
      await Promise.all(requests.map((request) => check(site, request, slowestMs)));
    }),
    { seed, numRuns: Math.ceil(count / TOGETHER), endOnFailure: false, interruptAfterTimeLimit: 3_600_000 },
  );
  return naughty.length + Math.ceil(count / TOGETHER) * TOGETHER;
}
