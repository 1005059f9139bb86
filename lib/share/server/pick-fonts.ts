import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Font } from 'satori';
import { z } from 'zod';

type Family = {
  scope: '@fontsource' | '@fontsource-variable';
  name: string;
  file: string;
  /** The one file with all characters, for signs that consist of several characters. */
  whole?: string;
};

const fixed = (name: string): Family => ({ scope: '@fontsource', name, file: '700-normal.woff' });
/**
 * Thousands of characters in subsets of a hundred. The variable font is a tenth of the size of nine weights.
 */
const sliced = (name: string): Family => ({ scope: '@fontsource-variable', name, file: 'wght-normal.woff2' });

/**
 * In order of preference. Cairo, because Noto Sans Arabic loses dots in this renderer and so shows other
 * letters.
 */
const FAMILIES = [
  fixed('plus-jakarta-sans'),
  fixed('cairo'),
  fixed('noto-sans-hebrew'),
  fixed('noto-sans-thai'),
  fixed('noto-sans-tamil'),
  fixed('noto-sans-bengali'),
  fixed('noto-sans-kannada'),
  fixed('noto-sans-khmer'),
  fixed('noto-sans-telugu'),
  fixed('noto-sans'),
  { ...fixed('noto-emoji'), whole: 'emoji' },
];
const SC = sliced('noto-sans-sc');
const TC = sliced('noto-sans-tc');
const JP = sliced('noto-sans-jp');
const KR = sliced('noto-sans-kr');

/**
 * One character can look different in Chinese, Japanese and Korean, so the font of the language comes first.
 */
function hanFamilies(language: string): Family[] {
  if (language.startsWith('ja')) return [JP, TC, SC, KR];
  if (language.startsWith('ko')) return [KR, JP, TC, SC];
  return /^zh-(Hant|TW|HK)/.test(language) ? [TC, SC, JP, KR] : [SC, TC, JP, KR];
}

type Slice = { key: string; ranges: [number, number][] };
const rangesSchema = z.record(z.string(), z.string());
const slices = new Map<string, Slice[]>();

// The server's own folder: next.config.ts adds these packages to the standalone output.
const folderOf = ({ scope, name }: Family) => join(process.cwd(), 'node_modules', scope, name);

function slicesOf(family: Family): Slice[] {
  const known = slices.get(family.name);
  if (known) return known;
  const listed = rangesSchema.parse(JSON.parse(readFileSync(join(folderOf(family), 'unicode.json'), 'utf8')));
  const read = Object.entries(listed).map(([key, list]) => ({
    key: key.replace(/[[\]]/g, ''),
    ranges: list.split(',').map((range): [number, number] => {
      const [from = '', to = from] = range.trim().slice(2).split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  }));
  slices.set(family.name, read);
  return read;
}

/** Several scripts at once are rare; more fonts than this stay on disk. */
const files = new LRUCache<string, Buffer>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
});

function readFont(path: string): Buffer {
  const known = files.get(path);
  if (known) return known;
  const data = readFileSync(path);
  files.set(path, data);
  return data;
}

/** The drawing library caches what it knows about a list of fonts by the identity of the list. */
const lists = new LRUCache<string, Font[]>({ max: 24 });

/** The fonts for all characters of a text, as far as available; read from disk when first needed. */
export function pickFonts(text: string, language: string): Font[] {
  const wanted = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
  const paths = new Set<string>();
  for (const family of [...FAMILIES.slice(0, -1), ...hanFamilies(language), ...FAMILIES.slice(-1)]) {
    if (wanted.size === 0) break;
    for (const { key, ranges } of slicesOf(family)) {
      const had = [...wanted].filter((code) => ranges.some(([from, to]) => code >= from && code <= to));
      if (had.length === 0) continue;
      for (const code of had) wanted.delete(code);
      paths.add(join(folderOf(family), 'files', `${family.name}-${family.whole ?? key}-${family.file}`));
    }
  }
  const name = [...paths].join();
  const known = lists.get(name);
  if (known) return known;
  const list = [...paths].map(
    (path, index): Font => ({ name: `font${index}`, data: readFont(path), weight: 700 }),
  );
  lists.set(name, list);
  return list;
}
