import { Agent, request } from 'undici';
import { z } from 'zod';
import { assertServer } from '@/lib/assert-server';

assertServer('lib/server/search/opensearch/cluster-client');

/** Maximum size of a response in bytes. No expected response comes near it. */
const MAX_BYTES = 32_000_000;
const AGAIN = new Set([408, 429, 502, 503, 504]);

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

export type Ask = {
  body?: unknown;
  signal?: AbortSignal | undefined;
};

export type ClusterClient = {
  /** @throws ClusterError, or the signal's reason */
  ask<Answer>(
    schema: z.ZodType<Answer>,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: Ask,
  ): Promise<Answer>;
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

/** A client for the part of OpenSearch's REST API that is used here. `key` is the value of `Authorization`. */
export function clusterClient(address: string, key: string | undefined): ClusterClient {
  const url = new URL(address);
  const person = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const basic = url.username ? `Basic ${Buffer.from(person).toString('base64')}` : undefined;
  const authorization = key ?? basic;
  const base = `${url.origin}${url.pathname.replace(/\/$/, '')}`;
  const agent = new Agent({ connections: 64, headersTimeout: 60_000, bodyTimeout: 60_000 });

  async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { body, signal }: Ask) {
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

  return {
    ask: async (schema, method, path, options = {}) => {
      const answer = await send(method, path, options).catch((cause: unknown) => {
        if (options.signal?.aborted) throw options.signal.reason;
        if (cause instanceof ClusterError) throw cause;
        throw new ClusterError(`The search cluster cannot be reached: ${path}`, 0, cause);
      });
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
