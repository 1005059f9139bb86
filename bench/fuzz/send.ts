import { Agent } from 'node:http';
import { sendRequest } from '@/scripts/fakes/send-request';
import type { FuzzRequest } from './requests';

/** Number of requests per client, to stay within the limits of production. */
const EACH = 20;
/** An address of 16 kB comes back in a redirect escaped, and twice. */
const MAX_HEAD_BYTES = 128 * 1024;

export type Answer = { status: number; type: string; text: string; ms: number; retryAfter?: string };

/** A request without fetch metadata counts as a crawler, which gets no live results. */
export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
let sent = 0;

/** On Linux a machine owns all of 127.0.0.0/8. */
function nextClient(): string {
  const client = Math.floor(sent++ / EACH);
  return `127.${20 + (Math.floor(client / 62_500) % 200)}.${Math.floor(client / 250) % 250}.${1 + (client % 250)}`;
}

/** Sends a request without normalising its path; Node rejects what HTTP cannot carry. */
export async function send(site: string, { headers, ...request }: FuzzRequest): Promise<Answer> {
  const from = performance.now();
  const heard = await sendRequest(site, {
    ...request,
    headers: { 'user-agent': BROWSER, ...headers },
    agent,
    localAddress: nextClient(),
    maxHeaderSize: MAX_HEAD_BYTES,
  });
  const { 'content-type': type = '', 'retry-after': retryAfter } = heard.headers;
  return {
    status: heard.status,
    type,
    text: heard.body.toString('utf8'),
    ms: performance.now() - from,
    ...(retryAfter && { retryAfter }),
  };
}
