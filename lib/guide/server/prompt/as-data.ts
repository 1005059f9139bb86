import { INVISIBLE } from '@/lib/format/invisible';

/**
 * Third-party text as JSON that cannot close its delimiter, cannot look like markup and has no hidden
 * characters.
 */
export function asData(value: unknown): string {
  return JSON.stringify(value)
    .replace(INVISIBLE, '')
    .replace(/[<>`\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
