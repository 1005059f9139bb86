import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@/lib/locale/locales';
import { compile } from './compile';
import { fillMarks, type Language, type Marked, readMarks } from './fill';
import { namesOf, textsOf } from './message-files';

/** The names of the folders of other languages, and where their files are in them. The name that Next draws for a build is longer. */
const FOLDER = /^in-[a-z-]{2,7}-[\da-f]{8}$/;
const INSIDE = join('_next', 'static');
/** Where the bundler's script in a browser looks for others. */
const BASE = 'TURBOPACK_CHUNK_BASE_PATH:"/_next/"';
const PLURAL = (locale: string) =>
  `self.$plural??=(r=>n=>r.select(n))(new Intl.PluralRules(${JSON.stringify(locale)}));`;

const english = textsOf('en');

/** The text of a message: in English where it is not translated. */
const textIn =
  (texts: ReturnType<typeof textsOf>): Language['textOf'] =>
  (capability, name) => {
    const text = texts[capability]?.[name] || english[capability]?.[name];
    if (text === undefined) throw new Error(`There is no message ${capability}.${name}.`);
    return text;
  };

/** The code of all messages of a language, for the server. */
function serverCode(locale: Locale): string {
  const texts = textsOf(locale);
  const capabilities = Object.entries(english).map(([capability, messages]) => {
    const functions = Object.keys(messages).flatMap((name) => {
      const text = texts[capability]?.[name];
      if (!text) return [];
      const { rich, write } = compile(text);
      const parts = write({
        value: (value) => `v.${value}`,
        number: 'number',
        plural: (value) => `plural(${value})`,
      });
      return [`${name}:(v)=>${rich ? `[${parts}]` : parts.join()}`];
    });
    return `${JSON.stringify(capability)}:{${functions.join(',\n')}}`;
  });
  return `module.exports=({number,plural})=>({${capabilities.join(',\n')}});\n`;
}

/** Where a script has the bundler's base, exactly once in the build. */
function basesIn(scripts: Map<string, string>): [string, string] {
  const found = [...scripts].filter(([, code]) => code.includes(BASE));
  const [first] = found;
  if (!first || found.length > 1 || first[1].split(BASE).length !== 2)
    throw new Error(`${found.length} scripts have ${BASE}: see scripts/messages/write-locales.`);
  return first;
}

/**
 * Writes the scripts of a build in each language: in English where they are, in the others beside them, each language in a
 * folder of its own that is named by what is in it. The server finds the messages and folders in `locales.json`.
 */
export async function writeLocales(build: string, locales: Locale[]): Promise<void> {
  const folder = join(build, 'static');
  for (const name of await readdir(folder))
    if (FOLDER.test(name)) await rm(join(folder, name), { recursive: true });
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js')).sort();
  const scripts = new Map<string, string>();
  for (const name of files) scripts.set(name, await readFile(join(folder, name), 'utf8'));
  const marked = new Map<string, Marked>();
  for (const [name, code] of scripts) {
    const marks = readMarks(code);
    if (marks) marked.set(name, marks);
  }
  const [runtime, runtimeCode] = basesIn(scripts);
  const whole = await readdir(folder);
  const built: Record<string, { messages: string; names: string; scripts: string }> = {};
  await mkdir(join(build, 'messages'), { recursive: true });
  for (const locale of locales) {
    const language = { textOf: textIn(textsOf(locale)), plural: (value: string) => `self.$plural(${value})` };
    const own = new Map<string, string>();
    for (const [name, marks] of marked) own.set(name, fillMarks(marks, language));
    const hash = createHash('sha256')
      .update(JSON.stringify([...own, PLURAL(locale), runtimeCode]))
      .digest('hex')
      .slice(0, 8);
    const name = `in-${locale.toLowerCase()}-${hash}`;
    const prefix = `/_next/static/${name}`;
    // No message is read before the bundler's script has run.
    own.set(runtime, PLURAL(locale) + runtimeCode.replace(BASE, BASE.replace('/_next/', `${prefix}/_next/`)));
    for (const one of whole)
      await cp(join(folder, one), join(folder, name, INSIDE, one), { recursive: true });
    for (const [file, code] of own) await writeFile(join(folder, name, INSIDE, file), code);
    await writeFile(join(build, 'messages', `${locale}.cjs`), serverCode(locale));
    await writeFile(join(build, 'messages', `${locale}.json`), JSON.stringify(namesOf(locale)));
    built[locale] = {
      messages: `messages/${locale}.cjs`,
      names: `messages/${locale}.json`,
      scripts: prefix,
    };
  }
  for (const [name, marks] of marked)
    await writeFile(join(folder, name), fillMarks(marks, { textOf: textIn(english) }));
  await writeFile(join(build, 'locales.json'), JSON.stringify(built));
}
