import { speak } from '@/__tests__/support/locale';
import type { StudyPath } from '@/lib/course';
import { readTarget } from '@/lib/guide/plan/read-target';
import { shownLocales } from '@/lib/locale/locales';
import { namesOf } from '@/scripts/messages/message-files';
import { readRows } from '@/scripts/read-jsonl';

type Topic = {
  slug: string;
  name: string;
  subject: string;
  kind?: 'profession' | 'stage' | 'exam';
  words: Record<string, [string, ...string[]]>;
};

const topics = readRows<Topic>('data/catalog/topics.jsonl');
const subjects = [...new Set(topics.map(({ subject }) => subject))];
const studyPaths = readRows<StudyPath>('data/catalog/professions.jsonl');
const besides = studyPaths.flatMap((path) => path.besides ?? []);
/** Without whole goals, of which each plan reads all. */
const named = studyPaths.map(({ goal: _, ...path }) => path);
/** As if the words of a goal were not understood, or wrongly. */
const MISREAD = { topics: ['chess'], other: [], near: [], languages: [] };
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

  it('are each what a plan is about whose goal is its name', () => {
    speak(locale);
    const subjects = topics.filter(({ kind }) => kind === undefined);
    const others = subjects.filter(({ slug, name, subject }) => {
      const map = { [slug]: { name, subject, count: 1 }, chess: { name: 'Chess', subject, count: 1 } };
      const target = readTarget(names[name] ?? name, MISREAD, { map, studyPaths: named });
      return target?.topics.join() !== slug && !target?.path?.for.includes(slug);
    });
    expect(others.map(({ name }) => names[name] ?? name)).toEqual([]);
  });

  it('have names that are spelled as sentences are', () => {
    expect(Object.values(names).filter((name) => /['ँ]/.test(name))).toEqual([]);
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
