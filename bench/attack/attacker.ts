import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { CUT, sendBytes } from './odd-bytes';

const ATTACKER = '127.0.0.2';
const PATIENCE_MS = 60_000;
const MOST_SOCKETS = 2_000;

export type Ask = { method?: string; path: string; headers?: OutgoingHttpHeaders; body?: string };
export type Answer = { status: number; headers: Record<string, unknown>; text: string };

/** One client at one address that sends requests without restraint and counts the answers. */
export class Attacker {
  requests = 0;
  readonly statuses = new Map<number, number>();
  readonly #agent = new Agent({ keepAlive: true, maxSockets: MOST_SOCKETS, localAddress: ATTACKER });
  readonly #sockets = new Set<Socket>();
  readonly #url: URL;
  readonly #isOver: () => boolean;
  readonly #wrong: (what: string) => void;

  constructor(url: URL, isOver: () => boolean, wrong: (what: string) => void) {
    this.#url = url;
    this.#isOver = isOver;
    this.#wrong = wrong;
  }

  /** Never rejects. A failure of the site itself is reported as wrong. */
  async ask({ method = 'GET', path, headers = {}, body }: Ask): Promise<Answer> {
    this.requests++;
    const answer = await new Promise<Answer>((resolve) => {
      const { hostname, port } = this.#url;
      const asked = request({ hostname, port, method, path, headers, agent: this.#agent }, (response) => {
        const chunks: Buffer[] = [];
        const end = () =>
          resolve({
            status: response.statusCode ?? CUT,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('latin1'),
          });
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).once('end', end);
        response.once('error', () => resolve({ status: CUT, headers: {}, text: '' }));
      });
      asked.setTimeout(PATIENCE_MS, () => asked.destroy());
      asked.once('error', () => resolve({ status: CUT, headers: {}, text: '' }));
      asked.end(body);
    });
    this.note(answer.status);
    const isHonest = answer.status === 503 && 'retry-after' in answer.headers;
    if (answer.status >= 500 && !isHonest)
      this.#wrong(`status ${answer.status} for ${method} ${path.slice(0, 60)}`);
    return answer;
  }

  note(status: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  /** Opens this many connections, each with one request after the other until the time is over. */
  async flood(connections: number, next: (turn: number) => Ask, look?: (answer: Answer, ask: Ask) => void) {
    let turn = 0;
    const one = async () => {
      while (!this.#isOver()) {
        const ask = next(turn++);
        const answer = await this.ask(ask);
        look?.(answer, ask);
      }
    };
    await Promise.all(Array.from({ length: connections }, one));
  }

  /** A raw connection, for what no HTTP client would send. */
  connect(): Socket {
    const socket = connect({
      host: this.#url.hostname,
      port: Number(this.#url.port),
      localAddress: ATTACKER,
    });
    this.#sockets.add(socket);
    // The site may close the attacker's connection.
    socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket));
    return socket;
  }

  /** Sends raw bytes. Resolves to the status of the first answer. */
  async sendRaw(bytes: string, quietMs?: number): Promise<number> {
    this.requests++;
    const status = await sendBytes(this.#url.href, bytes, ATTACKER, quietMs);
    this.note(status);
    return status;
  }

  leave(): void {
    this.#agent.destroy();
    for (const socket of this.#sockets) socket.destroy();
  }
}
