import { isOwner } from '@polymath/engine/text/audience-words';
import { isFiller } from '@polymath/engine/text/filler-words';
import { LANGUAGES_IN_ENGLISH } from '@polymath/engine/text/filter-words';
import { wordKey } from '@polymath/engine/text/tokenize';
import type { StudyPath, TopicMap } from '@/lib/course';
import { currentLocale } from '@/lib/locale/current-locale';
import { topicName } from '@/lib/locale/topic-name';
import { topicAt } from '@/lib/map';
import { isPurpose } from './goal-parts';

/** Letters that a language adds to a word ("sommelierem"); a shorter word is more likely another one. */
const MOST_ENDING = 3;
const FEWEST_INFLECTED = 6;

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Where a name stands in a goal, as a number of words; -1 if it does not. */
export function placeOf(words: readonly string[], name: readonly string[], isInflected: boolean): number {
  const isWord = (typed = '', word = '') =>
    typed === word ||
    (isInflected &&
      word.length >= FEWEST_INFLECTED &&
      typed.length >= word.length &&
      typed.length - word.length <= MOST_ENDING &&
      typed.startsWith(word.replace(/[aeo]$/, '')));
  return words.findIndex((_, at) => name.every((word, n) => isWord(words[at + n], word)));
}

type PathName = {
  path: StudyPath;
  tag: string;
  name: string;
  key: string;
  words: string[];
  isSpaceless: boolean;
};

type Spoken = { names: PathName[]; goals: ReadonlyMap<string, StudyPath>; ends: PathName[] };

/** By the paths of an index. Thousands of names: to split them into words took four fifths of the time of a plan. */
const spokenOf = new WeakMap<readonly StudyPath[], Spoken>();

/** How people call the paths, and what they say that they want. */
function spokenIn(paths: readonly StudyPath[]): Spoken {
  const known = spokenOf.get(paths);
  if (known) return known;
  const all = paths.flatMap((path) =>
    Object.entries(path.names ?? {}).flatMap(([tag, some]) =>
      some.map((name) => {
        const key = wordKey(name);
        return { path, tag, name, key, words: key.split(' '), isSpaceless: SPACELESS.test(key) };
      }),
    ),
  );
  const goals = new Map(paths.flatMap((path) => (path.goal ? [[wordKey(path.goal), path] as const] : [])));
  const isGoal = ({ path }: PathName) => path.goal !== undefined;
  const spoken = { names: all.filter((one) => !isGoal(one)), goals, ends: all.filter(isGoal) };
  spokenOf.set(paths, spoken);
  return spoken;
}

/** The path whose name a goal has, the longest first: the names of professions that are no topics. */
export function pathNamed(
  goal: string,
  languages: readonly string[],
  paths: readonly StudyPath[],
): PathName | undefined {
  const said = wordKey(goal);
  const words = said.split(' ');
  const isEnglish = languages.includes('en');
  let best: PathName | undefined;
  for (const one of spokenIn(paths).names) {
    const { name, key, words: own, tag, isSpaceless } = one;
    if (name.length <= (best?.name.length ?? 0)) continue;
    // English takes no names of other languages and inflects them: "politics" is no "político".
    const place = placeOf(words, own, tag === 'en' || !isEnglish);
    const at = isSpaceless ? (said.includes(key) ? 0 : -1) : place;
    if (at >= 0 && !isPurpose(words[at - 1]) && !isOwner(words[at - 1] ?? '')) best = one;
  }
  return best;
}

/** The path of a goal that is said as the path says it. */
export const pathOfGoal = (goal: string, paths: readonly StudyPath[]): StudyPath | undefined =>
  spokenIn(paths).goals.get(wordKey(goal));

/** Whether words are the name of a profession that is no topic: "bank teller". */
export function isPathName(words: string, paths: readonly StudyPath[]): boolean {
  const said = wordKey(words);
  return spokenIn(paths).names.some(({ key }) => key === said);
}

export const endsInPath = (goal: string, paths: readonly StudyPath[]): boolean =>
  pathAtEnd(wordKey(goal).split(' '), paths) !== undefined;

/** The path that a goal ends with, whoever learns it: "teach my son to read" is "teach to read". */
export function pathAtEnd(said: readonly string[], paths: readonly StudyPath[]): PathName | undefined {
  const last = said.at(-1) ?? '';
  return spokenIn(paths).ends.find(({ key, words, isSpaceless }) => {
    if (isSpaceless) return last.endsWith(key);
    const after = words.reduce((from, word) => (from < 0 ? from : said.indexOf(word, from) + 1 || -1), 0);
    return words.at(-1) === last && after > 0;
  });
}

/** Letters that the forms of a word have in common. */
const FEWEST_COMMON = 4;

const isForm = (one: string, other: string): boolean =>
  one.length >= FEWEST_COMMON && other.startsWith(one) && other.length - one.length <= MOST_ENDING;

/** Words of a topic's name that hardly anybody types: "email and internet" is internet basics. */
const isUnsaid = (word: string): boolean => word === 'basics';

/** Whether a goal says each word of a topic's name, in any order: "grow my own vegetables" is vegetable growing. */
export const saysName = (said: readonly string[], name: string): boolean =>
  wordKey(name)
    .split(' ')
    .every((word) => isUnsaid(word) || said.some((one) => isForm(one, word) || isForm(word, one)));

/** Whether words are all in a name: "analyst" is a data analyst, "become an analyst" says more. */
export const saysNoMore = (said: string, name: string): boolean => {
  const named = wordKey(name).split(' ');
  return wordKey(said)
    .split(' ')
    .every((word) => named.includes(word));
};

/** A topic of one word of which a goal has a form: who becomes a biochemist learns biochemistry. */
export function topicLike(said: readonly string[], map: TopicMap): string | undefined {
  const telling = said.filter((word) => !isFiller(word, word));
  const begins = new Set(telling.map((word) => word.slice(0, FEWEST_COMMON)));
  return Object.keys(map).find((slug) => {
    const { name = '', kind } = topicAt(map, slug) ?? {};
    const isWord = kind === undefined && name.length >= FEWEST_INFLECTED && !name.includes(' ');
    return isWord && begins.has(name.slice(0, FEWEST_COMMON).toLowerCase()) && saysName(telling, name);
  });
}

const plain = (text: string): string => text.trim().toLocaleLowerCase();

export const languageTopic = (map: TopicMap, language = ''): string | undefined =>
  Object.keys(map).find(
    (slug) => LANGUAGES_IN_ENGLISH.get(plain(topicAt(map, slug)?.name ?? '')) === language,
  );

/** Topics by how they are called, for each language of a page: to go through all of them took half of the time of reading a goal. */
const calledOf = new WeakMap<TopicMap, Map<string, ReadonlyMap<string, string>>>();

function calledIn(map: TopicMap, locale: string): ReadonlyMap<string, string> {
  const byLocale = calledOf.get(map) ?? new Map<string, ReadonlyMap<string, string>>();
  calledOf.set(map, byLocale);
  const known = byLocale.get(locale);
  if (known) return known;
  const called = new Map<string, string>();
  for (const slug of Object.keys(map)) {
    const { name = '', kind } = topicAt(map, slug) ?? {};
    if (kind === 'profession') continue;
    for (const words of [plain(name), plain(topicName(name))])
      if (!called.has(words)) called.set(words, slug);
  }
  byLocale.set(locale, called);
  return called;
}

/** The topic whose name a goal is, in English or as the page calls it, whatever else its words say. */
export const topicCalled = (goal: string, map: TopicMap): string | undefined =>
  calledIn(map, currentLocale()).get(plain(goal));
