import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

type Sent = Pick<
  RequestOptions,
  'agent' | 'headers' | 'localAddress' | 'maxHeaderSize' | 'method' | 'path'
> & { body?: string | undefined; patienceMs?: number };
export type Heard = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const PATIENCE_MS = 60_000;

/**
 * Sends what is given and no header more, and unpacks nothing. A `path` is sent as it is written; without one, the address
 * has it. Rejects where no whole answer comes in time, or HTTP cannot carry it.
 */
export function sendRequest(url: string | URL, sent: Sent = {}): Promise<Heard> {
  const { body, patienceMs = PATIENCE_MS, agent = false, ...options } = sent;
  return new Promise((resolve, reject) => {
    const asked = request(new URL(url), { agent, ...options }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      buffer(answer).then((bytes) => resolve({ status, headers, body: bytes }), reject);
    });
    asked.setTimeout(patienceMs, () => asked.destroy(new Error(`no answer in ${patienceMs} ms`)));
    asked.once('error', reject);
    asked.end(body);
  });
}
