import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';

const TIMES = 10;
/** Requests a second that are too much for a process on any machine, should it have been busy with something else. */
const TOO_MANY = 2_000;
const WARM_UP_SECONDS = 2;
const USUAL_CONNECTIONS = 20;
const MANY_CONNECTIONS = 400;
const PROBE_MS = 200;
const RECOVERED_MS = 1_000;
const GIVE_UP_MS = 30_000;

export type Overload = {
  /** Answers a second that the site gives under usual load, and requests a second that it then got. */
  sustained: number;
  offered: number;
  /** Answers of each kind while there was too much; `wrong` is any other status, a broken connection or a false page. */
  right: number;
  refused: number;
  wrong: string[];
  /** How long 99 of 100 refusals took at most. */
  refusedMs: number;
  /** Until the site answers within a second again, after the load has ended. */
  recoveredMs: number;
};

const pathOf = (turn: number) => `/search/python?turn=${turn}`;
const requests = (counter: { turn: number }) => [
  { setupRequest: (request: autocannon.Request) => ({ ...request, path: pathOf(counter.turn++) }) },
];

/** Whether a page is whole: a search that answers 200 with half of its results would not be seen by its status. */
async function probe(site: string, turn: number): Promise<string | undefined> {
  const answer = await fetch(site + pathOf(turn));
  const text = await answer.text();
  if (answer.status === 503) return answer.headers.has('retry-after') ? undefined : '503 without Retry-After';
  if (answer.status !== 200) return `status ${answer.status}`;
  return text.includes('</html>') && text.includes('Python') ? undefined : 'a page that is not whole';
}

/** Asks a site for at least ten times as much as it can do, for so many seconds, and looks how it takes it. */
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
