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

const HEADERS = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
/** Scripts, styles and fonts that a page names. */
const filesOf = (html: string) => new Set(html.match(/\/_next\/static\/[\w./~%-]+\.\w+/g));

/** Asks for a path. Returns the text of an answer that is not compressed. */
async function ask({ url, whole }: Round, agent: Agent, kind: string, path: string): Promise<string> {
  const from = performance.now();
  const headers = { ...HEADERS, ...(!whole && { 'accept-encoding': 'gzip' }) };
  const sent = { path, headers, agent, patienceMs: PATIENCE_MS };
  const { status, body } = await sendRequest(url, sent).catch(() => ({ status: NO_ANSWER, body: '' }));
  felt.push({ kind, path, ms: performance.now() - from, status });
  return whole ? body.toString() : '';
}

/** Types, searches, opens a course, and repeats: about one request per second, like a person. */
async function visit(round: Round, number: number): Promise<void> {
  const { words, pages, whole } = round;
  // A browser loads a file once: its address changes with its content.
  const loaded = new Set<string>();
  const agent = new Agent({ keepAlive: true, localAddress: `127.${20 + number}.0.1` });
  await wait(Math.random() * PAUSE_MS);
  for (let turn = number * 13; !over; turn++) {
    const word = words[turn % words.length] ?? 'python';
    const steps = [
      ['suggest', `/api/suggest?q=${word.slice(0, 3)}`],
      ['suggest', `/api/suggest?q=${word.slice(0, 4)}`],
      ['search', `/search/${word}${whole ? `?without=x${number}x${turn}` : ''}`],
      ['course', pages[turn % pages.length] ?? '/'],
    ] as const;
    for (const [kind, path] of steps) {
      if (over) break;
      for (const file of filesOf(await ask(round, agent, kind, path)))
        if (!loaded.has(file) && loaded.add(file)) await ask(round, agent, 'file', file);
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
