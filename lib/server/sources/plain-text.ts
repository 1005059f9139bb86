import { compile } from 'html-to-text';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/sources/plain-text');

const MAX_INPUT = 50_000;

const strip = compile({
  wordwrap: false,
  limits: { maxInputLength: MAX_INPUT, maxDepth: 30, ellipsis: '' },
  selectors: [
    // Each by name: the library's own ways with these add bullets, capitals and addresses.
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

/** Control and bidirectional override characters: nobody writes them in a title, and they disturb their neighbours. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Cn}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** One clean line of text of at most `max` characters; undefined where nothing is left. */
export function cleanLine(text: string | null | undefined, max: number): string | undefined {
  const line = (text ?? '')
    .slice(0, MAX_INPUT)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .trim();
  if (line.length <= max) return line || undefined;
  return `${[...line]
    .slice(0, max - 1)
    .join('')
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`;
}

/** The same for text that carries HTML: tags go, entities become what they stand for. */
export function cleanHtml(html: string | null | undefined, max: number): string | undefined {
  // Most titles have none, and looking is a hundred times cheaper than stripping.
  return html && /[<&]/.test(html) ? cleanLine(strip(html), max) : cleanLine(html, max);
}
