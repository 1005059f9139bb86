import { LOCALES, type Locale } from '@/lib/locale/locales';
import { readGlossary, textsOf, translationOf } from '@/scripts/messages/message-files';
import {
  formsOf,
  type Glossary,
  glossarySchema,
  hashOf,
  judge,
  review,
  stamp,
} from '@/scripts/messages/translations';

const english = textsOf('en');
const shown = Object.entries(LOCALES).filter(([name, { shown: isShown }]) => isShown && name !== 'en');

describe.each(shown.length > 0 ? shown.map(([name]) => name) : ['en'])('the messages in %s', (locale) => {
  it('are all there, of the English as it is, whole, and in the words of the glossary', () => {
    const findings = locale === 'en' ? [] : [...judge(english, translationOf(locale), readGlossary())];
    expect(findings.map(({ kind, message, what }) => `${kind} ${message}: ${what}`)).toEqual([]);
  });

  it('are said to be read by natives if all of them are', () => {
    const stamps = Object.values(translationOf(locale).stamps).flatMap((messages) => Object.values(messages));
    const isRead = stamps.every(([, , ...readers]) => readers.includes('native'));
    expect(LOCALES[locale as Locale].readByNatives).toBe(isRead);
  });
});

/** The words of a language after or before which the name of a topic would have another form, or an article. */
const BENDS: Partial<Record<string, (name: string) => RegExp>> = {
  de: (name) => new RegExp(`\\b(?:zu|von|vor|nach|mit|um|für|über) ${name}`, 'i'),
  fr: (name) => new RegExp(`\\b(?:avant|après|avec|sur|de) ${name}`, 'i'),
  hi: (name) => new RegExp(`${name} (?:का|के|की|को|से|में|पर)(?: |$)`),
};
const NAMES_TOPICS = ['guide', 'map'];

it.each(Object.entries(BENDS))('in %s, names stand after a colon or in quotation marks', (locale, bends) => {
  const bent = Object.entries(translationOf(locale).texts).flatMap(([capability, texts]) => {
    const name = `\\{(?:topic|subject|wider|goal${NAMES_TOPICS.includes(capability) ? '|name' : ''})\\}`;
    return Object.entries(texts).filter(([, text]) => bends?.(name).test(text));
  });
  expect(Object.fromEntries(bent)).toEqual({});
});

const none: Glossary = { terms: {}, stems: {} };
const FOUND = '{count, plural, one {# course} other {# courses}}';

/** What is found in one translation of one text, which is stamped. */
function findingsIn(source: string, text: string, locale = 'es', glossary = none): string[] {
  const texts = { search: { found: text } };
  const stamps = stamp({ search: { found: source } }, { locale, texts, stamps: {} });
  const findings = judge({ search: { found: source } }, { locale, texts, stamps }, glossary);
  return [...findings].map(({ kind, what }) => `${kind}: ${what}`);
}

it('takes a whole translation', () => {
  expect(findingsIn(FOUND, '{count, plural, one {# curso} other {# cursos}}')).toEqual([]);
  expect(findingsIn(FOUND, '{count, plural, other {# khóa học}}', 'vi')).toEqual([]);
  expect(findingsIn(FOUND, '{count, number}门课程', 'zh-Hans')).toEqual([]);
  expect(findingsIn('Read the <b>terms</b>.', '<b>Условия</b>: прочтите.', 'uk')).toEqual([]);
});

it.each([
  ['no text', 'Search', '', 'es', 'missing: Search'],
  ['a value that it lacks', 'Go to {place}', 'Ir', 'es', 'wrong: it lacks place (text)'],
  ['a value that English has not', 'Go', 'Ir a {place}', 'es', 'wrong: English has no place (text)'],
  ['a tag that it lacks', 'Read <b>it</b>', 'Leer', 'es', 'wrong: it lacks b (tag)'],
  ['a number that is written as a text', FOUND, '{count} cursos', 'es', 'wrong: it lacks count (number)'],
  [
    'an option that it lacks',
    '{is, select, a {A} b {B} other {}}',
    '{is, select, a {A} other {}}',
    'es',
    'wrong: it lacks is (one of a, b, other)',
  ],
  [
    'a plural form that it lacks',
    FOUND,
    '{count, plural, one {# курс} other {# курсу}}',
    'uk',
    'wrong: {count} has no form "many"',
  ],
  [
    'a plural form that its language has not',
    FOUND,
    '{count, plural, one {# 课程} other {# 课程}}',
    'zh-Hans',
    'wrong: {count} has the form "one", which the language has not',
  ],
  [
    'a number that English names',
    '{count, plural, =0 {exams} one {# exam} other {# exams}}',
    '{count, plural, one {# examen} other {# exámenes}}',
    'es',
    'wrong: {count} has no form "=0"',
  ],
])('finds %s', (_, source, text, locale, found) => {
  expect(findingsIn(source, text, locale)).toContain(found);
});

it('finds a text that is no message', () => {
  expect(findingsIn('Go', 'Ir {')).toEqual([expect.stringContaining('no ICU message')]);
});

it('asks for the forms that whole numbers take', () => {
  expect([...formsOf('es')].sort()).toEqual(['one', 'other']);
  expect([...formsOf('uk')].sort()).toEqual(['few', 'many', 'one', 'other']);
  expect([...formsOf('ar')].sort()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero']);
  expect([...formsOf('zh-Hans')]).toEqual(['other']);
});

describe('a stamp', () => {
  const kinds = (source: string, text: string, stamps: Parameters<typeof judge>[1]['stamps']) =>
    [...judge({ a: { b: source } }, { locale: 'es', texts: { a: { b: text } }, stamps }, none)].map(
      ({ kind }) => kind,
    );
  const stamped = (source: string, text: string, stamps = {}, named: string[] = []) =>
    stamp({ a: { b: source } }, { locale: 'es', texts: { a: { b: text } }, stamps }, named);
  const old = stamped('Save', 'Guardar');

  it('says which English was translated', () => {
    expect(old).toEqual({ a: { b: [hashOf('Save'), hashOf('Guardar')] } });
    expect(kinds('Save', 'Guardar', old)).toEqual([]);
    expect(kinds('Save', 'Guardar', {})).toEqual(['unstamped']);
  });

  it('makes a translation stale when the English changes, until it is changed or named', () => {
    expect(kinds('Save it', 'Guardar', old)).toEqual(['stale']);
    expect(kinds('Save it', 'Guardar', stamped('Save it', 'Guardar', old))).toEqual(['stale']);
    expect(kinds('Save it', 'Guardarlo', stamped('Save it', 'Guardarlo', old))).toEqual([]);
    expect(kinds('Save it', 'Guardar', stamped('Save it', 'Guardar', old, ['a.b']))).toEqual([]);
  });

  it('names its readers until the translation changes', () => {
    const read = review(old, 'native');
    expect(read).toEqual({ a: { b: [...(old.a?.b ?? []), 'native'] } });
    expect(review(old, 'native', ['a.c'])).toEqual(old);
    expect(kinds('Save', 'Guardar', read)).toEqual([]);
    expect(stamped('Save', 'Guardar', read)).toEqual(read);
    expect(stamped('Save', 'Salvar', read).a?.b).toHaveLength(2);
  });

  it('goes with its message', () => {
    expect(stamp({}, { locale: 'es', texts: {}, stamps: old })).toEqual({});
    const texts = { a: { b: 'Guardar' } };
    expect([...judge({ a: {} }, { locale: 'es', texts, stamps: old }, none)]).toEqual([
      { message: 'a.b', kind: 'unused', what: 'Guardar' },
    ]);
  });
});

describe('the glossary', () => {
  const term = (...forms: string[]) => ({ forms, note: '' });
  const glossary = glossarySchema.parse({
    terms: { goal: term('goal'), weekly: term('weekly goal'), free: { ...term('free'), not: ['legal'] } },
    es: { goal: ['meta'], weekly: ['objetivo semanal', 'objetivos semanales'], free: ['gratis', 'gratuit'] },
  });

  it('wants one of the stems of a term', () => {
    expect(findingsIn('My goal', 'Mi propósito', 'es', glossary)).toEqual(['term: "goal" is meta']);
    expect(findingsIn('Goals are free', 'META gratuita', 'es', glossary)).toEqual([]);
  });

  it('takes the longer of two terms, and whole words', () => {
    expect(findingsIn('Weekly goal', 'Objetivo semanal', 'es', glossary)).toEqual([]);
    expect(findingsIn('Freedom', 'Libertad', 'es', glossary)).toEqual([]);
  });

  it('takes no names of values for words', () => {
    expect(findingsIn('Plan: {goal}', 'Plan: {goal}', 'es', glossary)).toEqual([]);
  });

  it('leaves out messages in which the word means something else', () => {
    const texts = { legal: { a: 'Libre' } };
    const source = { legal: { a: 'Free' } };
    const stamps = stamp(source, { locale: 'es', texts, stamps: {} });
    expect([...judge(source, { locale: 'es', texts, stamps }, glossary)]).toEqual([]);
  });

  it('has 60 terms, each in a message, and names messages that there are', () => {
    const { terms } = readGlossary();
    const all = Object.values(english).flatMap((messages) => Object.values(messages));
    expect(Object.keys(terms).length).toBeGreaterThanOrEqual(60);
    for (const [name, { forms, not = [] }] of Object.entries(terms)) {
      const found = all.some((text) => new RegExp(`\\b(?:${forms.join('|')})\\b`, 'i').test(text));
      expect([name, found]).toEqual([name, true]);
      for (const message of not) {
        const [capability = '', key] = message.split('.');
        expect([message, key ? english[capability]?.[key] : english[capability]]).not.toContain(undefined);
      }
    }
  });
});
