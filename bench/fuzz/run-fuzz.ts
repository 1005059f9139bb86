import fc from 'fast-check';
import { sendOddBytes } from '@/bench/attack/odd-bytes';
import { seeded } from '@/bench/seeded';
import { readBuild, unknownRoutes } from './find-routes';
import { faultOf } from './judge';
import { type FuzzRequest, fuzzRequest, goodRequests, naughtyRequests } from './requests';
import { send } from './send';

/** Concurrent requests. */
const TOGETHER = 8;

type FuzzSize = { count: number; seed: number; slowestMs: number; naughty?: number };

async function check(site: string, request: FuzzRequest, slowestMs: number): Promise<number> {
  const answer = await send(site, request);
  const fault = faultOf(request, answer, slowestMs);
  if (fault) throw new Error(`${request.method} ${request.path.slice(0, 200)}: ${fault}`);
  return answer.status;
}

function refuse(what: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new Error([what, ...faults.map((fault) => `- ${fault}`)].join('\n'));
}

/**
 * Checks that every route and file exists and answers a valid request. @throws Error naming those that do not
 */
async function reachAll(site: string, slowestMs: number): Promise<string> {
  const { id, routes, files } = await readBuild();
  refuse('Routes and generators differ:', unknownRoutes(routes));
  const unreached: string[] = [];
  for (const [route, request] of goodRequests(id, files)) {
    const status = await check(site, request, slowestMs);
    const isThere = status < 400 || request.path === '/404';
    if (!isThere) unreached.push(`${route}: ${request.method} ${request.path} answers ${status}`);
  }
  refuse('These were not reached:', unreached);
  return id;
}

/**
 * Sends valid requests to every route, every naughty string through every route, raw requests, and then `count` random
 * requests. In the short form, with `naughty` below 1, it sends that share of the naughty strings, each through other
 * routes. The same seed sends the same requests.
 * @throws Error with the smallest failing request, the fault and the seed
 */
export async function runFuzz(
  site: string,
  { count, seed, slowestMs, naughty: share = 1 }: FuzzSize,
): Promise<number> {
  const build = await reachAll(site, slowestMs);
  const random = seeded(seed);
  const naughty = naughtyRequests().filter(() => share === 1 || random() < share);
  for (let at = 0; at < naughty.length; at += TOGETHER)
    await Promise.all(naughty.slice(at, at + TOGETHER).map((request) => check(site, request, slowestMs)));
  refuse('Bytes by hand were answered wrongly:', await sendOddBytes(site));
  const batch = fc.array(fuzzRequest(build), { minLength: TOGETHER, maxLength: TOGETHER });
  await fc.assert(
    fc.asyncProperty(batch, async (requests) => {
      await Promise.all(requests.map((request) => check(site, request, slowestMs)));
    }),
    { seed, numRuns: Math.ceil(count / TOGETHER), endOnFailure: false, interruptAfterTimeLimit: 3_600_000 },
  );
  return naughty.length + Math.ceil(count / TOGETHER) * TOGETHER;
}
