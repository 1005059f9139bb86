import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleOf } from './messages/compile';

/* Writes the typed functions of all messages: `messages/search.ts` of `messages/en/search.json`. */

const FOLDER = join(import.meta.dirname, '..', 'messages');

for (const name of readdirSync(join(FOLDER, 'en'))) {
  const capability = name.replace(/\.json$/, '');
  const messages = JSON.parse(readFileSync(join(FOLDER, 'en', name), 'utf8'));
  writeFileSync(join(FOLDER, `${capability}.ts`), moduleOf(capability, messages));
}
