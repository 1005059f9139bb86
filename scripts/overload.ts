import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';

const TIMES = 10;
/** Requests per second that overload a process on any machine, in case the measured capacity was too low. */
const TOO_MANY = 2_000;
const WARM_UP_SECONDS = 2;
const USUAL_CONNECTIONS = 20;
const MANY_CONNECTIONS = 400;
const PROBE_MS = 200;
const RECOVERED_MS = 1_000;
const GIVE_UP_MS = 30_000;

type Overload = {
  /** Answers per second under normal load, and requests per second that were then sent. */
  sustained: number;
  offered: number;
  /** Answers by kind under overload; `wrong` is any other status, a broken connection or an incomplete page. */
  right: number;
  refused: number;
  wrong: string[];
  /** 99 of 100 refusals took at most this many milliseconds. */
  refusedMs: number;
  /** Milliseconds after the load until the site answers within a second again. */
  recoveredMs: number;
};

const pathOf = (turn: number) => `/search/python?without=x${turn}`;
const requests = (counter: { turn: number }) => [
  { setupRequest: (request: autocannon.Request) => ({ ...request, path: pathOf(counter.turn++) }) },
];

/** Whether a page is complete: half of the results with status 200 would not be detected by the status. */
async function probe(site: string, turn: number): Promise<string | undefined> {
  const answer = await fetch(site + pathOf(turn));
  const text = await answer.text();
  if (answer.status === 503) return answer.headers.has('retry-after') ? undefined : '503 without Retry-After';
  if (answer.status !== 200) return `status ${answer.status}`;
  return text.includes('</html>') && text.includes('Python') ? undefined : 'a page that is not whole';
}

/**
 * Sends a site at least ten times the load that it can handle for this many seconds, and measures its
 * behaviour.
 */
export async function overload(site: string, seconds: number): Promise<Overload> {
  const counter = { turn: 0 };
  const usually = (duration: number) =>
    autocannon({ url: site, connections: USUAL_CONNECTIONS, duration, requests: requests(counter) });
  await usually(WARM_UP_SECONDS);
  const usual = await usually(Math.min(seconds, 5));
  const sustained = usual.requests.average;
  const found = { right: 0, refused: 0, wrong: [] as string[] };
  const refusals: number[] = [];
  const load = new Promise<autocannon.Result>((resolve, reject) => {
    autocannon(
      {
        url: site,
        connections: MANY_CONNECTIONS,
        overallRate: Math.max(TOO_MANY, Math.round(sustained * TIMES)),
        duration: seconds,
        requests: requests(counter),
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    ).on('response', (_client, status, _bytes, ms) => {
      if (status === 200) found.right++;
      else if (status === 503) {
        found.refused++;
        refusals.push(ms);
      } else found.wrong.push(`status ${status}`);
    });
  });
  let over = false;
  const probing = (async () => {
    for (; !over; await wait(PROBE_MS)) {
      const fault = await probe(site, counter.turn++).catch((error: Error) => error.message);
      if (fault) found.wrong.push(fault);
    }
  })();
  const { errors } = await load;
  over = true;
  const ended = performance.now();
  await probing;
  if (errors > 0) found.wrong.push(`${errors} broken connections`);
  for (;;) {
    const from = performance.now();
    const { status } = await fetch(site + pathOf(counter.turn++));
    if (status === 200 && performance.now() - from < RECOVERED_MS) break;
    if (performance.now() - ended > GIVE_UP_MS) break;
    await wait(50);
  }
  const sorted = refusals.sort((a, b) => a - b);
  return {
    ...found,
    sustained: Math.round(sustained),
    offered: Math.round((found.right + found.refused) / seconds),
    refusedMs: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
    recoveredMs: Math.round(performance.now() - ended),
  };
}
