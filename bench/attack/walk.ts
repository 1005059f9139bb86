import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest } from '@/scripts/fakes/send-request';
import type { Round, VisitorMessage, VisitorRequest } from './visitors';

/** Milliseconds that a visitor reads a page. */
const PAUSE_MS = 700;
const PATIENCE_MS = 45_000;
const NO_ANSWER = 0;

let felt: VisitorRequest[] = [];
let over = false;

async function ask(site: string, agent: Agent, kind: string, path: string): Promise<void> {
  const from = performance.now();
  const headers = { 'accept-encoding': 'gzip', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
  const { status } = await sendRequest(site, { path, headers, agent, patienceMs: PATIENCE_MS }).catch(() => ({
    status: NO_ANSWER,
  }));
  felt.push({ kind, path, ms: performance.now() - from, status });
}

/** Types, searches, opens a course, and repeats: about one request per second, like a person. */
async function visit({ url, words, pages }: Round, number: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, localAddress: `127.${20 + number}.0.1` });
  await wait(Math.random() * PAUSE_MS);
  for (let turn = number * 13; !over; turn++) {
    const word = words[turn % words.length] ?? 'python';
    const steps = [
      ['suggest', `/api/suggest?q=${word.slice(0, 3)}`],
      ['suggest', `/api/suggest?q=${word.slice(0, 4)}`],
      ['search', `/search/${word}`],
      ['course', pages[turn % pages.length] ?? '/'],
    ] as const;
    for (const [kind, path] of steps) {
      if (over) break;
      await ask(url, agent, kind, path);
      await wait(PAUSE_MS * (0.5 + Math.random()));
    }
  }
  agent.destroy();
}

let walks: Promise<unknown> = Promise.resolve();

process.on('message', async (order: VisitorMessage) => {
  if ('begin' in order) {
    const { begin } = order;
    walks = Promise.all(Array.from({ length: begin.visitors }, (_, number) => visit(begin, number)));
  } else if ('mark' in order) felt = [];
  else {
    over = true;
    await walks;
    process.send?.(felt);
  }
});
// Ends when the parent process is gone.
process.on('disconnect', () => process.exit());
