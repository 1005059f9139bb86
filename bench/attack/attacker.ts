import { Agent, type OutgoingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { sendRequest } from '@/scripts/fakes/send-request';
import { CUT, SILENT, sendBytes } from './odd-bytes';

/** A home with IPv4 and IPv6 is in two networks, which are counted apart. */
const NETWORKS = 2;
/** Of one attack, each another client, of the networks in turn: none of them is a visitor's or an administrator's. */
export const addressesOf = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `127.3.${at % NETWORKS}.${2 + Math.floor(at / NETWORKS)}`);
const MOST_SOCKETS = 2_000;

export type Ask = { method?: string; path: string; headers?: OutgoingHttpHeaders; body?: string };
export type Answer = { status: number; headers: Record<string, unknown>; text: string };

/** A hostile person with one or several addresses, who sends requests without restraint and counts the answers. */
export class Attacker {
  requests = 0;
  readonly statuses = new Map<number, number>();
  readonly #agents: Agent[];
  #turn = 0;
  /** Open connections, and whether something was answered on them. */
  readonly #sockets = new Map<Socket, boolean>();
  readonly #url: URL;
  readonly #isOver: () => boolean;
  readonly #wrong: (what: string) => void;

  constructor(
    url: URL,
    readonly addresses: readonly string[],
    isOver: () => boolean,
    wrong: (what: string) => void,
  ) {
    this.#agents = addresses.map(
      (localAddress) => new Agent({ keepAlive: true, maxSockets: MOST_SOCKETS, localAddress }),
    );
    this.#url = url;
    this.#isOver = isOver;
    this.#wrong = wrong;
  }

  /**
   * Sends a request from the address of this lane, else from each address in turn. Never rejects. A failure of the site
   * itself is reported as wrong.
   */
  async ask({ method = 'GET', path, headers = {}, body }: Ask, lane = this.#turn++): Promise<Answer> {
    this.requests++;
    const agent = this.#agents[lane % this.#agents.length];
    const answer = await sendRequest(this.#url, { method, path, headers, agent, body }).then(
      ({ body: bytes, ...heard }): Answer => ({ ...heard, text: bytes.toString('latin1') }),
      (): Answer => ({ status: CUT, headers: {}, text: '' }),
    );
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
    const one = async (lane: number) => {
      while (!this.#isOver()) {
        const ask = next(turn++);
        const answer = await this.ask(ask, lane);
        look?.(answer, ask);
      }
    };
    await Promise.all(Array.from({ length: connections }, (_, lane) => one(lane)));
  }

  #nextAddress(): string {
    return this.addresses[this.#turn++ % this.addresses.length] ?? '';
  }

  /** A raw connection, for what no HTTP client would send. The answers on it are counted as they come. */
  connect(): Socket {
    const socket = connect({
      host: this.#url.hostname,
      port: Number(this.#url.port),
      localAddress: this.#nextAddress(),
    });
    this.#sockets.set(socket, false);
    socket.on('data', (part: Buffer) => {
      for (const [, status] of part.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
        this.#sockets.set(socket, true);
        this.note(Number(status));
      }
    });
    // The site may close the attacker's connection.
    socket
      .on('error', () => undefined)
      .on('close', () => {
        if (this.#sockets.get(socket) === false) this.note(CUT);
        this.#sockets.delete(socket);
      });
    return socket;
  }

  /** Sends raw bytes. Resolves to the status of the first answer. */
  async sendRaw(bytes: string, quietMs?: number): Promise<number> {
    this.requests++;
    const status = await sendBytes(this.#url.href, bytes, this.#nextAddress(), quietMs);
    this.note(status);
    return status;
  }

  leave(): void {
    for (const agent of this.#agents) agent.destroy();
    for (const [socket, isAnswered] of this.#sockets) {
      if (!isAnswered) this.note(SILENT);
      socket.removeAllListeners('close').destroy();
    }
  }
}
