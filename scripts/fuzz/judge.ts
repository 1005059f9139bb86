import { MARK } from './naughty';
import type { FuzzRequest } from './requests';
import type { Answer } from './send';

const INSIDE = /\bat [\w.<>]+ \(|node_modules|SQLITE_|\/home\//;

/** What is wrong with the answer to a request; undefined when nothing is. */
export function faultOf(
  { method, path }: Pick<FuzzRequest, 'method' | 'path'>,
  { status, type, text, ms }: Answer,
  slowestMs: number,
): string | undefined {
  // Nobody asks for too much here, so that there is nothing to refuse either.
  if (status >= 500) return `status ${status}`;
  if (ms > slowestMs) return `${Math.round(ms)} ms`;
  if (type.includes('html') && text.includes(MARK)) return 'gives back what was sent without escaping it';
  if (type.includes('json') && INSIDE.test(text)) return `tells of its inside: ${INSIDE.exec(text)?.[0]}`;
  const failed = path.startsWith('/api/') && type.includes('json') && status >= 400 && method !== 'HEAD';
  if (failed && !text.startsWith('{"error":{"code":"'))
    return `an error of another shape: ${text.slice(0, 80)}`;
  return undefined;
}
