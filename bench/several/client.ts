import { Agent } from 'node:http';
import { sendRequest } from '@/scripts/fakes/send-request';

const PATIENCE_MS = 30_000;
/** As a browser names itself; programs may not use live sources. */
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };

export type Answer = {
  /** 0 if there was no answer, or only a part of it. */
  status: number;
  /** Whole seconds to wait, of an answer that says so. */
  retryAfter: number | undefined;
  text: string;
  ms: number;
};

/** Somebody with a network address of their own, by which limits are counted. Linux owns all of 127.0.0.0/8. */
export class Client {
  readonly #agent: Agent;
  readonly #site: string;

  constructor(site: string, localAddress: string) {
    this.#site = site;
    this.#agent = new Agent({ keepAlive: true, localAddress });
  }

  /** Never rejects. A `question` is sent as JSON with POST. */
  async ask(path: string, question?: object): Promise<Answer> {
    const from = performance.now();
    const answer = await sendRequest(this.#site, {
      path,
      agent: this.#agent,
      patienceMs: PATIENCE_MS,
      headers: { ...BROWSER, ...(question && { 'content-type': 'application/json' }) },
      ...(question && { method: 'POST', body: JSON.stringify(question) }),
    }).catch(() => undefined);
    const ms = performance.now() - from;
    const wait = Number(answer?.headers['retry-after']);
    const retryAfter = Number.isInteger(wait) ? wait : undefined;
    return { status: answer?.status ?? 0, retryAfter, text: answer?.body.toString() ?? '', ms };
  }

  leave(): void {
    this.#agent.destroy();
  }
}

let clients = 0;

/** A client at an address that nobody else has used. */
export function newClient(site: string): Client {
  clients++;
  return new Client(site, `127.0.${2 + Math.floor(clients / 250)}.${1 + (clients % 250)}`);
}
