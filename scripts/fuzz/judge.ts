import { Agent, request } from 'node:http';
import { MARK } from './naughty';
import type { FuzzRequest } from './requests';

const PATIENCE_MS = 20_000;
const INSIDE = /\bat [\w.<>]+ \(|node_modules|SQLITE_|\/home\//;

type Answer = { status: number; type: string; text: string; ms: number };

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request as it is written, without tidying its path; what HTTP itself cannot carry is refused by Node. */
export function send(site: string, { method, path, headers, body }: FuzzRequest): Promise<Answer> {
  const from = performance.now();
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString('utf8'),
          ms: performance.now() - from,
        }),
      );
    });
    asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error(`no answer in ${PATIENCE_MS} ms`)));
    asked.once('error', reject);
    asked.end(body);
  });
}

/** What is wrong with the answer to a request; undefined when nothing is. */
export function faultOf(
  { method, path }: FuzzRequest,
  { status, type, text, ms }: Answer,
  slowestMs: number,
): string | undefined {
  // 503 is said on purpose, and pictures of a host that is away are 500 in Next's own words.
  if (status >= 500 && status !== 503 && !path.startsWith('/_next/image')) return `status ${status}`;
  if (ms > slowestMs) return `${Math.round(ms)} ms`;
  if (type.includes('html') && text.includes(MARK)) return 'gives back what was sent without escaping it';
  if (type.includes('json') && INSIDE.test(text)) return `tells of its inside: ${INSIDE.exec(text)?.[0]}`;
  const failed = path.startsWith('/api/') && type.includes('json') && status >= 400 && method !== 'HEAD';
  if (failed && !text.startsWith('{"error":{"code":"') && !text.startsWith('{"ready":'))
    return `an error of another shape: ${text.slice(0, 80)}`;
  return undefined;
}
