import { SOURCES } from '@/lib/sources/server/registry';
import { MARK } from './naughty';
import type { FuzzRequest } from './requests';
import { type Answer, BROWSER } from './send';

const INSIDE = /\bat [\w.<>]+ \(|node_modules|SQLITE_|\/home\//;

const LIVE = new RegExp(`/course/(?:${SOURCES.map(({ id }) => id).join('|')})-`);

/** A live course is not looked up for a possible crawler, who is told to retry later. */
const isRationed = (
  { path, headers }: Pick<FuzzRequest, 'path' | 'headers'>,
  { status, retryAfter }: Pick<Answer, 'status' | 'retryAfter'>,
) =>
  status === 503 &&
  retryAfter !== undefined &&
  LIVE.test(path) &&
  (headers['user-agent'] ?? BROWSER) !== BROWSER;

/** What is wrong with the answer to a request; undefined if nothing is. */
export function faultOf(
  request: Omit<FuzzRequest, 'body'>,
  answer: Answer,
  slowestMs: number,
): string | undefined {
  const { method, path } = request;
  const { status, type, text, ms } = answer;
  // No fuzz request exceeds a limit, so a refusal is a failure too.
  if (status >= 500 && !isRationed(request, answer)) return `status ${status}`;
  if (ms > slowestMs) return `${Math.round(ms)} ms`;
  if (type.includes('html') && text.includes(MARK)) return 'gives back what was sent without escaping it';
  if (type.includes('json') && INSIDE.test(text)) return `tells of its inside: ${INSIDE.exec(text)?.[0]}`;
  const failed = path.startsWith('/api/') && type.includes('json') && status >= 400 && method !== 'HEAD';
  if (failed && !text.startsWith('{"error":{"code":"'))
    return `an error of another shape: ${text.slice(0, 80)}`;
  return undefined;
}
