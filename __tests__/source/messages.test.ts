import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSentences } from '@/__tests__/support/sentences';
import { moduleOf } from '@/scripts/messages/compile';
import { markMessages } from '@/scripts/messages/mark';

/**
 * What is read like a sentence and is none for visitors: words for operators, the log and models, names that have no
 * translation, what the specification calls by its English words, keys, headers, and files with a syntax.
 */
const NOT_SHOWN = [
  'components/course/Licence.tsx',
  'components/home/shown/Examples.tsx',
  'components/learning/EmptyCourses.tsx',
  'components/map/MapPicture.tsx',
  'lib/account/browser/auth.ts',
  'lib/catalog/server/',
  'lib/course/course.schema.ts',
  'lib/course/cover/',
  'lib/course/listed/is-listed.ts',
  'lib/footer.ts',
  'lib/format/calendar-file.ts',
  'lib/guide/browser/auth-headers.ts',
  'lib/guide/plan/goal-parts.ts',
  'lib/guide/plan/school.ts',
  'lib/guide/server/model/',
  'lib/guide/server/prompt/',
  'lib/http/server/',
  'lib/learning/browser/sync/',
  'lib/learning/records/',
  'lib/locale/locales.ts',
  'lib/offline/worker/',
  'lib/player/browser/lesson-keys.ts',
  'lib/screens/server/ask-context.ts',
  'lib/search/browser/compare-tray.ts',
  'lib/search/server/',
  'lib/seo/server/indexnow.ts',
  'lib/seo/server/site-texts.ts',
  'lib/server/',
  'lib/share/server/draw-cover.ts',
  'lib/site.ts',
  'lib/sources/server/',
];

const filesUnder = (path: string): string[] =>
  statSync(path).isFile() ? [path] : readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
const capabilities = readdirSync('messages/en').map((name) => name.replace('.json', ''));
const textsOf = (capability: string): Record<string, string> =>
  JSON.parse(readFileSync(`messages/en/${capability}.json`, 'utf8'));

const files = ['components', 'lib', 'pages'].flatMap(filesUnder).filter((file) => /\.tsx?$/.test(file));
const read = files.map((file) => ({ file, ...readSentences(file, readFileSync(file, 'utf8')) }));
const isShown = (file: string) => !NOT_SHOWN.some((place) => file.startsWith(place));

it.each(capabilities)(
  'has the functions of the messages of %s: run "npx tsx scripts/messages.ts"',
  (name) => {
    expect(readFileSync(`messages/${name}.ts`, 'utf8')).toBe(moduleOf(name, textsOf(name)));
  },
);

it('can mark each message where it is called', () => {
  for (const { file, messages } of read.filter((one) => one.messages.size > 0)) {
    const code = markMessages(file, readFileSync(file, 'utf8'), textsOf);
    expect([file, messages, readSentences(file, code).messages]).toEqual([file, messages, new Set()]);
  }
});

it('uses each message', () => {
  const used = new Set(read.flatMap(({ messages }) => [...messages]));
  const all = capabilities.flatMap((name) => Object.keys(textsOf(name)).map((key) => `${name}.${key}`));
  expect(all.filter((name) => !used.has(name))).toEqual([]);
});

it('reads a message when it is shown, not once for everybody when the code is loaded', () => {
  expect(
    read.flatMap(({ file, atLoad }) => atLoad.map(({ line, text }) => `${file}:${line} ${text}`)),
  ).toEqual([]);
});

it('has no sentences in the code: put them in messages/en', () => {
  const found = read.filter(({ file }) => isShown(file));
  expect(
    found.flatMap(({ file, literals }) => literals.map(({ line, text }) => `${file}:${line} ${text}`)),
  ).toEqual([]);
});

/** They read or write days and languages for machines. */
const FOR_MACHINES = ['lib/format/local-day.ts', 'lib/sources/server/read/to-language-tag.ts'];
const FIXED = /Intl\.(?!Segmenter|Collator|supportedValuesOf)\w+\(\[?['"]|\.toLocale(?:Date|Time)?String\(/;

it('writes numbers, dates and lists in the language of the page: use perLocale', () => {
  const fixed = files.filter((file) => FIXED.test(readFileSync(file, 'utf8')));
  expect(fixed).toEqual(FOR_MACHINES);
});

it.each([
  ['the text of an element', '<p>Try again</p>'],
  ['one word', '<b>of</b>'],
  ['an expression', '<p>{open && "More"}</p>'],
  ['what a screen reader says', '<nav aria-label="pages" />'],
  ['a property of a component', '<Button label="close" />'],
  ['any property, if it is a whole one', '<Refusal detail="Please try again." />'],
  ['what it says in one of two cases', '<b aria-label={open ? "close" : m.open()} />'],
  ['what it says after a value', `<b aria-valuetext={\`\${p} percent\`} />`],
  ['a word after a value', `<b>{\`\${n} courses\`}</b>`],
  ['a toast of one word', 'showToast("saved")'],
  ['a toast', 'void showToast("That did not work.")'],
  ['a text that code sets', 'button.textContent = "saved"'],
  ['an attribute that code sets', 'button.setAttribute("aria-label", "close")'],
  ['a label in a table', 'const tab = { label: "saved" }'],
  ['a label by default', 'function Tab({ label = "saved" }) {}'],
  ['a template', `say(\`Page \${n}\`)`],
  ['the middle of a sentence', `say(\`\${n} of these in \${name}\`)`],
  ['a table', 'const labels = { a: "Most relevant" }'],
])('finds a sentence in %s', (_, code) => {
  expect(readSentences('a.tsx', code).literals).toHaveLength(1);
});

it.each([
  [
    'classes',
    '<p className="flex items-center"><b className={on ? "tag tag-good" : "max-h-48 overflow-y-auto"} /></p>',
  ],
  ['what an operator reads', 'log.warn("The index is old."); throw new Error("No such page.")'],
  ['names that are compared', 'key === "Escape" || headers.set("Cache-Control", other[`Arrow`])'],
  ['types and keys', 'type A = "No such"; const a: Record<string, string> = { "Content-Type": "text/html" }'],
])('takes no %s for sentences', (_, code) => {
  expect(readSentences('a.tsx', code).literals).toEqual([]);
});
