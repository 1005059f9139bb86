import { compile } from 'html-to-text';
import { INVISIBLE } from '@/lib/format/invisible';
import { wellFormed } from '@/lib/format/well-formed';

const MAX_INPUT = 50_000;

const strip = compile({
  wordwrap: false,
  limits: { maxInputLength: MAX_INPUT, maxDepth: 30, ellipsis: '' },
  selectors: [
    // Listed one by one: the library's own formatters add bullets, capitals and addresses.
    ...['ul', 'ol', 'li', 'table', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      format: 'block',
    })),
    { selector: 'a', format: 'inline' },
    ...['script', 'style', 'img', 'iframe', 'svg', 'template', 'object'].map((selector) => ({
      selector,
      format: 'skip',
    })),
  ],
});

/** Control and invalid characters, which no title contains intentionally. */
const BROKEN = /[\p{Cc}\p{Cs}\p{Cn}]/gu;

/** One clean line of text of at most `max` characters; undefined if nothing is left. */
export function cleanLine(text: string | null | undefined, max: number): string | undefined {
  const line = (text ?? '')
    .slice(0, MAX_INPUT)
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/\s+/gu, ' ')
    .replace(BROKEN, '')
    .trim();
  if (line.length <= max) return line || undefined;
  const cut = [...line]
    .slice(0, max - 1)
    .join('')
    .slice(0, max - 1);
  return `${wellFormed(cut)
    .replace(/\ufffd$/, '')
    .trimEnd()}…`;
}

/** The same for HTML: removes tags and decodes entities. */
export function cleanHtml(html: string | null | undefined, max: number): string | undefined {
  // Most titles have no HTML, and this check is a hundred times cheaper than stripping.
  return html && /[<&]/.test(html) ? cleanLine(strip(html.slice(0, MAX_INPUT)), max) : cleanLine(html, max);
}
