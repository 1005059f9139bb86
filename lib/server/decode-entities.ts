import { compile } from 'html-to-text';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/decode-entities');

const decode = compile({ wordwrap: false });

/** Text with its HTML entities decoded. What looks like a tag stays text; white space may be joined. */
export function decodeEntities(text: string): string {
  return text.includes('&') ? decode(text.replaceAll('<', '&lt;')) : text;
}
