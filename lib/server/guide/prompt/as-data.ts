import { assertServer } from '@/lib/server/guard';
import { INVISIBLE } from '@/lib/text-analysis/invisible';

assertServer('lib/server/guide/prompt/as-data');

/** What others wrote, as JSON that cannot end the fence around it nor look like markup, and hides nothing. */
export function asData(value: unknown): string {
  return JSON.stringify(value)
    .replace(INVISIBLE, '')
    .replace(/[<>`\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
