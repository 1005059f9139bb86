import { readFileSync } from 'node:fs';
import { shownLocales } from '@/lib/locale/locales';
import { namesOf } from '@/scripts/messages/message-files';

type Topic = { name: string; subject: string; words: Record<string, [string, ...string[]]> };

const read = <Row>(file: string): Row[] =>
  readFileSync(`data/catalog/${file}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
const topics = read<Topic>('topics.jsonl');
const subjects = [...new Set(topics.map(({ subject }) => subject))];
const besides = read<{ besides?: string[] }>('professions.jsonl').flatMap((path) => path.besides ?? []);
const known = new Set([...topics.map(({ name }) => name), ...subjects, ...besides, 'More topics']);

/** What a topic is usually called in a language; there is one for each, in small letters. */
const usualOf = ({ words }: Topic, locale: string) => words[locale.split('-')[0] ?? '']?.[0];

describe.each(shownLocales())('topics in %s', (locale) => {
  const names = namesOf(locale);

  it('have names, and so have subjects and what a plan takes besides courses', () => {
    const nameless = topics.filter(
      (topic) => !names[topic.name] && usualOf(topic, locale)?.toLowerCase() !== topic.name.toLowerCase(),
    );
    const rest = [...subjects, ...besides].filter(
      (name) => !names[name] && !topics.some((one) => one.name === name),
    );
    expect([...nameless.map(({ name }) => name), ...rest]).toEqual([]);
  });

  it('have different names', () => {
    const shown = topics.map(({ name }) => (names[name] ?? name).toLocaleLowerCase(locale));
    expect(shown.filter((name, at) => shown.indexOf(name) !== at)).toEqual([]);
  });

  it('have no name that nothing has, and no name with space around it or in small letters', () => {
    expect(Object.keys(names).filter((name) => !known.has(name))).toEqual([]);
    const wrong = topics.filter(({ name }) => {
      const shown = names[name] ?? name;
      return (
        shown !== shown.trim() || (/^\p{Ll}/u.test(shown) && !/^(?:iOS|jQuery|pandas|macOS)/.test(shown))
      );
    });
    expect(wrong.map(({ name }) => names[name])).toEqual([]);
  });
});
