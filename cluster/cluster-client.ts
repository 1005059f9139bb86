import { Agent, type Dispatcher, request } from 'undici';
import { z } from 'zod';

/** Maximum size of a response in bytes. No expected response comes near it. */
const MAX_BYTES = 32_000_000;
/** So answers a node, or a proxy before it, that cannot serve now, such as one that has lost the elected manager. */
const UNABLE = new Set([502, 503, 504]);
const AGAIN = new Set([408, 429, ...UNABLE]);

/** A request that the cluster did not fulfil. `status` 0: it was unreachable, or its response was not valid. */
export class ClusterError extends Error {
  constructor(
    message: string,
    readonly status: number,
    cause?: unknown,
  ) {
    super(message, { cause });
  }

  /** Whether a retry may succeed. */
  get again(): boolean {
    return this.status === 0 || AGAIN.has(this.status);
  }
}

const failure = z.object({
  error: z.union([z.string(), z.object({ type: z.string(), reason: z.string().nullish() })]),
});

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Ask = {
  body?: unknown;
  signal?: AbortSignal | undefined;
};

export type ClusterClient = {
  /** @throws ClusterError, or the signal's reason */
  ask<Answer>(schema: z.ZodType<Answer>, method: Method, path: string, options?: Ask): Promise<Answer>;
  close(): Promise<void>;
};

/** Newline-delimited JSON for `_bulk` and `_msearch`. */
export const lines = (rows: unknown[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

function reasonOf(text: string): string {
  try {
    const read = failure.safeParse(JSON.parse(text));
    if (!read.success) return '';
    const { error } = read.data;
    return typeof error === 'string' ? error : `${error.type}: ${error.reason ?? ''}`;
  } catch {
    return '';
  }
}

/** A node of the cluster. */
type Node = { base: string; authorization: string | undefined };

function nodeAt(address: string): Node {
  const url = new URL(address);
  const person = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization = url.username ? `Basic ${Buffer.from(person).toString('base64')}` : undefined;
  return { base: `${url.origin}${url.pathname.replace(/\/$/, '')}`, authorization };
}

/** A connection that was never made, so that the node did not see the request. */
function isUnseen(cause: unknown): boolean {
  const code = typeof cause === 'object' && cause && 'code' in cause ? cause.code : undefined;
  return code === 'ECONNREFUSED' || code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'EHOSTUNREACH';
}

/**
 * A client for the part of OpenSearch's REST API that is used here. `addresses` are those of one or more nodes, with user
 * name and password, separated by commas: all requests go to one of them, as long as it can answer. `prepare` may change
 * how requests are sent.
 */
export function clusterClient(addresses: string, prepare: (agent: Agent) => Dispatcher): ClusterClient {
  const nodes = addresses.split(',').map((address) => nodeAt(address.trim()));
  const agent = prepare(
    new Agent({ connections: 64, connectTimeout: 1_000, headersTimeout: 60_000, bodyTimeout: 60_000 }),
  );
  let current = 0;
  const nodeOf = (number: number): Node =>
    nodes[number % nodes.length] ?? { base: '', authorization: undefined };
  /** From now on another node is asked, unless one is already. */
  const leave = (number: number) => {
    if (current === number) current = (number + 1) % nodes.length;
  };

  async function send(node: Node, method: Method, path: string, { body, signal }: Ask) {
    const { base, authorization } = node;
    const isText = typeof body === 'string';
    const response = await request(`${base}${path}`, {
      method,
      dispatcher: agent,
      signal,
      body: body === undefined ? null : isText ? body : JSON.stringify(body),
      headers: {
        accept: 'application/json',
        ...(body === undefined
          ? {}
          : { 'content-type': isText ? 'application/x-ndjson' : 'application/json' }),
        ...(authorization ? { authorization } : {}),
      },
    });
    const pieces: Buffer[] = [];
    let bytes = 0;
    for await (const piece of response.body as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > MAX_BYTES) throw new ClusterError(`${path} answers with too much.`, 0);
      pieces.push(piece);
    }
    return { status: response.statusCode, text: Buffer.concat(pieces).toString('utf8') };
  }

  /** Sends a request to the current node, and to the others where that one does not take it. */
  async function sendToAny(method: Method, path: string, options: Ask) {
    for (let tried = 1; ; tried++) {
      const number = current;
      try {
        const answer = await send(nodeOf(number), method, path, options);
        // It may have done the request all the same: only the next one goes elsewhere.
        if (UNABLE.has(answer.status)) leave(number);
        return answer;
      } catch (cause) {
        if (cause instanceof ClusterError) throw cause;
        leave(number);
        if (options.signal?.aborted) throw options.signal.reason;
        if (!isUnseen(cause) || tried >= nodes.length)
          throw new ClusterError(`The search cluster cannot be reached: ${path}`, 0, cause);
      }
    }
  }

  return {
    ask: async (schema, method, path, options = {}) => {
      const answer = await sendToAny(method, path, options);
      const { status, text } = answer;
      if (status < 200 || status > 299) {
        throw new ClusterError(
          `The search cluster answers ${status} to ${path}. ${reasonOf(text)}`.trim(),
          status,
        );
      }
      let json: unknown;
      try {
        json = JSON.parse(text);
      } catch (cause) {
        throw new ClusterError(`The search cluster answers ${path} with what is not JSON.`, 0, cause);
      }
      const read = schema.safeParse(json);
      if (read.success) return read.data;
      throw new ClusterError(`The search cluster answers ${path} in another shape.`, 0, read.error);
    },
    close: () => agent.close(),
  };
}
