import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { WORDS_FILE } from '@polymath/engine/files';
import { fold } from '@polymath/engine/text/fold';
import { packUses, type Use, WORD_LANGUAGES, wordHash } from '@polymath/engine/word-data';

// Packs the output of list_words.py into data/words. Words are folded in the same way as search terms.

const isLanguage = (code: string): code is Use['language'] =>
  (WORD_LANGUAGES as readonly string[]).includes(code);

/** The frequencies of each word, by the word's hash. Of forms that fold to the same word, the most frequent one counts. */
async function readUses(file: string): Promise<Map<number, Use[]>> {
  const all = new Map<number, Use[]>();
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    const [word = '', list = ''] = line.split('\t');
    const hash = wordHash(fold(word));
    const uses = all.get(hash) ?? [];
    for (const part of list.split(' ')) {
      const [language = '', zipf = ''] = part.split(':');
      if (!isLanguage(language)) continue;
      const known = uses.find((use) => use.language === language);
      if (known) known.zipf = Math.max(known.zipf, Number(zipf));
      else uses.push({ language, zipf: Number(zipf) });
    }
    all.set(hash, uses);
  }
  return all;
}

const to = resolve('data/words');
const sorted = [...(await readUses(resolve(process.argv[2] ?? 'words.tsv')))].sort(([a], [b]) => a - b);
const numbers = new Uint32Array(sorted.length * 2);
sorted.forEach(([hash, uses], at) => {
  numbers[at] = hash;
  numbers[sorted.length + at] = packUses(uses);
});
await mkdir(to, { recursive: true });
await writeFile(join(to, WORDS_FILE), Buffer.from(numbers.buffer));
console.log(`${sorted.length} words, ${(numbers.byteLength / 1e6).toFixed(1)} MB`);
