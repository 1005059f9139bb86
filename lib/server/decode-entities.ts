import { compile } from 'html-to-text';

const decode = compile({ wordwrap: false });

/** Decodes HTML entities. Tags stay as text; white space may be collapsed. */
export function decodeEntities(text: string): string {
  return text.includes('&') ? decode(text.replaceAll('<', '&lt;')) : text;
}
