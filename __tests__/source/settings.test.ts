import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS_FIELDS } from '@/lib/learning/records/learner-documents.schema';

/** Where a setting is kept, changed and sent: none of it is a use. */
const KEEPS = /records\/|browser\/sync\/|SettingsPanel/;

const code = ['lib', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !KEEPS.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

/** Whether a statement takes the field of `settings`: `settings.captions`, or `const { captions } = learner.settings`. */
const reads = (field: string) =>
  new RegExp(`\\bsettings\\.${field}\\b|\\{[^{}]*\\b${field}\\b[^{}]*\\} = [\\w.()]*\\bsettings\\b`);

it.each(SETTINGS_FIELDS)('the setting %s does something', (field) => {
  expect(code.filter((text) => reads(field).test(text))).not.toEqual([]);
});

it('notices a setting that nothing reads', () => {
  expect(code.filter((text) => reads('noSuchSetting').test(text))).toEqual([]);
});
