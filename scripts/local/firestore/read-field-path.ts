import { ApiError } from '@/scripts/local/firestore/api-error';

const SEGMENT = /(?:`((?:[^`\\]|\\[`\\])+)`|([A-Za-z_][A-Za-z_0-9]*))(\.|$)/y;

/**
 * Splits `a.b` and `` a.`b.c` `` into names.
 * @throws ApiError INVALID_ARGUMENT
 */
export function readFieldPath(path: string): string[] {
  const names: string[] = [];
  SEGMENT.lastIndex = 0;
  for (let more = true; more; ) {
    const [, quoted, plain, end] = SEGMENT.exec(path) ?? [];
    const name = quoted?.replace(/\\(.)/g, '$1') ?? plain;
    if (name === undefined || (/^__.*__$/s.test(name) && path !== '__name__')) {
      throw new ApiError('INVALID_ARGUMENT', `Invalid property path "${path}".`);
    }
    names.push(name);
    more = end === '.';
  }
  return names;
}
