import { expect as everyExpect, type Page } from '@playwright/test';
import { prefixOf } from '@/lib/locale/locale-path';
import { ACCENTS, PSEUDO } from '@/scripts/messages/pseudo';

/*
 * Lets journeys that are written in English run in the language that nobody speaks: its pages, and what they
 * look for on them.
 */

const PREFIX = prefixOf(PSEUDO);

const BRACKETS = String.raw`[[\]]*`;

/** A letter of English as a pattern's source: this letter, or what stands for it. */
function eitherLetter(letter: string): string {
  const other = ACCENTS.get(letter) ?? letter;
  return `(?:[${letter}${other}]${/[aeiouy]/i.test(letter) ? `${other.toLowerCase()}*` : ''})`;
}

/** What a pattern's source is made of: what is no text (`\d`, `[a-z]`, `{2}`, `(?:`), gaps, words, other signs. */
const PARTS =
  /\\.|\[(?:\\.|[^\]])*\]|\{[\d,]+\}|\(\?<?[:=!]+|\s+|[a-z](?=[?*+{])|[a-z]+(?![a-z]*[?*+{])|[\s\S]/gi;

/** What finds a text of English in the language that nobody speaks, too. */
function inPseudo({ source, flags }: RegExp): RegExp {
  const parts = source.replace(PARTS, (part, at: number) => {
    if (/^\s/.test(part)) return String.raw`${BRACKETS}\s+${BRACKETS}`;
    if (/^[a-z]/i.test(part)) {
      const letters = [...part].map(eitherLetter).join('');
      return /^[?*+{]/.test(source.slice(at + part.length)) ? letters : BRACKETS + letters + BRACKETS;
    }
    if (part === '^') return String.raw`^\s*${BRACKETS}`;
    return part === '$' ? String.raw`${BRACKETS}\s*$` : part;
  });
  return new RegExp(parts, flags);
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

type Text = string | RegExp;
type Exactness = { exact?: boolean };

const isText = (value: unknown): value is Text => typeof value === 'string' || value instanceof RegExp;

function spelled(text: Text, { exact = false }: Exactness = {}): RegExp {
  if (text instanceof RegExp) return inPseudo(text);
  return inPseudo(exact ? new RegExp(`^${quoted(text)}$`) : new RegExp(quoted(text), 'i'));
}

/** The same address in this language; what is no page keeps its own. */
const moved = (path: string): string =>
  path.startsWith('/') && !/^\/(?:api\/|_next\/|qps\b|[\w-]+\.\w+$)/.test(path)
    ? PREFIX + path.replace(/^\/(?=$|[?#])/, '')
    : path;

const movedLinks = (selector: string): string =>
  selector.replace(
    /((?:href|action)\^?=["']?)(\/[^"'\]]*)/g,
    (_all, before: string, path: string) => before + moved(path),
  );

type Method = (...args: unknown[]) => unknown;

/** Replaces a method by one that gets other arguments. */
function change(of: object, names: string[], to: (args: unknown[]) => unknown[]): void {
  for (const name of names) {
    const method: Method = Reflect.get(of, name);
    Reflect.set(of, name, function (this: unknown, ...args: unknown[]) {
      return method.apply(this, to(args));
    });
  }
}

const named = (options: object, keys: string[]): object => {
  const exact = Reflect.get(options, 'exact');
  const changed = keys.flatMap((key) => {
    const text = Reflect.get(options, key);
    return isText(text) ? [[key, spelled(text, { exact })]] : [];
  });
  return { ...options, ...Object.fromEntries(changed) };
};

let isOn = false;

const WHOLE = ['toHaveText', 'toHaveTitle', 'toHaveAccessibleName', 'toHaveAttribute'];

const expected = (matcher: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => expected(matcher, one));
  if (matcher === 'toHaveURL') return typeof value === 'string' ? moved(value) : value;
  if (value instanceof RegExp) return spelled(value);
  if (typeof value !== 'string') return value;
  return WHOLE.includes(matcher)
    ? spelled(moved(value), { exact: true })
    : spelled(new RegExp(quoted(value)));
};

const CHANGED = new Set([...WHOLE, 'toContainText', 'toHaveURL']);

const inThisLanguage = <T extends object>(matchers: T): T =>
  new Proxy(matchers, {
    get(of, name) {
      const value: unknown = Reflect.get(of, name);
      if (name === 'not' && typeof value === 'object' && value) return inThisLanguage(value);
      if (typeof name !== 'string' || typeof value !== 'function' || !CHANGED.has(name)) return value;
      return (...args: unknown[]) => {
        const last = name === 'toHaveAttribute' ? 1 : 0;
        return value.apply(
          of,
          args.map((one, at) => (at === last ? expected(name, one) : one)),
        );
      };
    },
  });

export const expect = new Proxy(everyExpect, {
  apply: (of, _this, args: [unknown]) => (isOn ? inThisLanguage(of(...args)) : of(...args)),
});

/** Changes how every page of this process is read; for a process in which no journey reads English. */
export function readPagesIn(page: Page): void {
  const ofLocator = Object.getPrototypeOf(page.locator('html'));
  if (isOn) return;
  isOn = true;
  const ofFrames = Object.getPrototypeOf(page.mainFrame());
  change(ofFrames, ['goto'], ([path, ...more]) => [moved(String(path)), ...more]);
  change(ofFrames, ['waitForURL'], ([url, ...more]) => [
    typeof url === 'string' && url.startsWith('/') ? moved(url) : url,
    ...more,
  ]);
  for (const of of [ofLocator, ofFrames]) {
    change(of, ['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle'], ([text, options]) => [
      isText(text) ? spelled(text, options as Exactness) : text,
      options,
    ]);
    change(of, ['getByRole'], ([role, options]) => [role, named(Object(options), ['name'])]);
    change(of, ['locator'], ([selector, options]) => [
      typeof selector === 'string' ? movedLinks(selector) : selector,
      named(Object(options), ['hasText', 'hasNotText']),
    ]);
  }
  change(ofLocator, ['filter'], ([options]) => [named(Object(options), ['hasText', 'hasNotText'])]);
}
