import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES } from '@/lib/locale/locales';
import { markdownTable } from './markdown-table';
import { moduleOf } from './messages/compile';
import {
  addMissing,
  MESSAGES,
  readGlossary,
  textsOf,
  translationOf,
  writeStamps,
} from './messages/message-files';
import { PSEUDO } from './messages/pseudo';
import { judge, KINDS, review, stamp } from './messages/translations';

/*
 * Writes the typed functions of all messages: `messages/search.ts` of `messages/en/search.json`, and says how far the
 * translations are. With a locale, as in `messages.ts es`, it stamps those that are new or changed as translations of the
 * English as it is now, and names what is wrong; with names of messages behind it, these too, though only the English has
 * changed. `--read-by native` says that a native reader has read all of them, or the named ones.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'read-by': { type: 'string' } },
});
const [locale, ...named] = positionals;
const english = textsOf('en');
const translated = Object.keys(LOCALES).filter((name) => name !== 'en' && name !== PSEUDO);

for (const [capability, messages] of Object.entries(english))
  writeFileSync(join(MESSAGES, `${capability}.ts`), moduleOf(capability, messages));

if (locale) {
  if (!translated.includes(locale)) throw new Error(`lib/locale/locales.ts has no locale "${locale}".`);
  const translation = translationOf(locale);
  const reader = values['read-by'];
  writeStamps(
    locale,
    reader ? review(translation.stamps, reader, named) : stamp(english, translation, named),
  );
  addMissing(english, translation);
}

const rows = translated.map((name) => {
  const translation = translationOf(name);
  const findings = [...judge(english, translation, readGlossary())];
  if (name === locale)
    for (const { kind, message, what } of findings) console.log(`${kind} ${message}: ${what}`);
  const readers = Object.values(translation.stamps).flatMap((messages) => Object.values(messages));
  return [
    name,
    ...KINDS.map((kind) => findings.filter((finding) => finding.kind === kind).length),
    readers.filter((one) => one.length > 2).length,
  ];
});
console.log(markdownTable([['locale', ...KINDS, 'read'], ...rows]));
