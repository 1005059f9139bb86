import type { CatalogIndex } from '@/engine/format/course-store.types';
import { valueId, valueNamed } from '@/engine/format/facet-values';
import { hasLanguage, MAX_LANGUAGES } from '@/engine/format/language-bits';
import { fillerLanguages, isFiller, isFunctionWord } from '@/engine/text/filler-words';
import { conceptTable, stemKey } from '@/engine/text/phrases';
import { SIMPLIFIED } from '@/engine/text/simplified-letters';
import type { Token } from '@/engine/text/tokenize';
import { type Use, WORD_LANGUAGES } from '@/engine/words/word-frequencies';
import { findWord } from './look-up-words';

/** Languages by script. Latin letters alone do not identify a language. */
const SCRIPTS: [RegExp, string[]][] = [
  [/\p{Script=Cyrillic}/u, ['ru', 'uk', 'be', 'bg', 'sr', 'kk']],
  [/\p{Script=Arabic}/u, ['ar', 'fa', 'ur']],
  [/\p{Script=Devanagari}/u, ['hi', 'mr', 'ne']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Tamil}/u, ['ta']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Bengali}/u, ['bn']],
  [/\p{Script=Telugu}/u, ['te']],
  [/\p{Script=Malayalam}/u, ['ml']],
  [/\p{Script=Kannada}/u, ['kn']],
  [/\p{Script=Gujarati}/u, ['gu']],
  [/\p{Script=Gurmukhi}/u, ['pa']],
  [/\p{Script=Sinhala}/u, ['si']],
  [/\p{Script=Khmer}/u, ['km']],
  [/\p{Script=Myanmar}/u, ['my']],
];
/** Letters and endings that occur in only one of the languages of a script. */
const SPELLINGS: [RegExp, string][] = [
  [/ñ|ci[oó]n$/u, 'es'],
  [/[ãõ]|ês$/u, 'pt'],
  [/ß|ä|ungen?$/u, 'de'],
  [/œ|è/u, 'fr'],
  [/[ğşı]/u, 'tr'],
  [/[łśźżąę]/u, 'pl'],
  [/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u, 'vi'],
  [/[їєґі]/u, 'uk'],
  [/[ыэъё]/u, 'ru'],
  [/[ٹڈڑںےھ]/u, 'ur'],
  [/[پچژگ]/u, 'fa'],
  [/[ةىيك]/u, 'ar'],
  // Written only in Japan; or its letters beside traditional ones, which Chinese does not mix: "学習" is 学习 or 學習 there.
  [/[気経済対売読発変実検駅続総絵営労働込円価験権黒単図転鉄関訳覚観応悪戦楽広団]/u, 'ja'],
  [
    new RegExp(`^(?=.*[学国会来体点数声当条号区医写旧万礼])(?=.*[${[...SIMPLIFIED.keys()].join('')}])`, 'u'),
    'ja',
  ],
  // Simplified, where Japanese writes another letter.
  [
    /[这们说对时过动发现实进问题间关认识线论计术语门见观视觉车东书习乐买卖业专两严临为义摄级师费编译讲课电脑网络软设库统历际经济财务营创领导开药钢饭图险应类简单农]/u,
    'zh',
  ],
];
/** Languages that Latin letters do not write: a Latin word in their titles is a foreign one ("React in Hindi"). */
const OTHER_SCRIPTS =
  'ru uk be bg mk kk ar fa ur hi mr ne ja zh ko ta el he th bn te kn ml gu pa or si km my ka hy am'.split(
    ' ',
  );
const LATIN = /^[\p{Script=Latin}\p{M}\p{N}.+#]+$/u;
/** A word that so many languages use in titles is the same in all of them, and English. */
const INTERNATIONAL = 5;
/** A word that a language uses this often is its own; a name is rarer (Zipf scale). */
const USUAL = 3;
const EVERYDAY = 5.5;
/** A language that uses a word so much less has it from the other. */
const FAR_MORE = 1;
/** Of languages that have as many of the words, one that uses them so much less is none of the search. */
const FAR_LESS = 0.5;

/** Abbreviations and names of techniques, which are the same in all languages. */
const TECHNICAL = /^[a-z0-9.+#]{1,6}$/;
/** Digits are the same in all languages. */
const NUMBER = /^\d+$/;
/** Minimum number of titles with a word in Latin script that identify its languages. */
const ENOUGH_TITLES = 3;
/** Share of the catalogue's titles that a short word needs: "dev" is in a few titles of any language. */
const ENOUGH_SHARE = 0.001;

function idsOf(index: CatalogIndex, tags: string[]): number[] {
  return tags.map((tag) => valueId(index, 'language', tag)).filter((id) => id !== undefined);
}

/** The languages that use a word usually, where no titles tell whose it is; an abbreviation looks like any short word. */
function usualIn(uses: readonly Use[], word: string): string[] {
  const least = TECHNICAL.test(word) ? EVERYDAY : USUAL;
  const most = Math.max(...uses.map(({ zipf }) => zipf));
  return uses.filter(({ zipf }) => zipf >= least && zipf > most - FAR_MORE).map(({ language }) => language);
}

const isInformative = (word: string): boolean => SCRIPTS.some(([script]) => script.test(word));

/** Whether English uses a word more than any other language, and usually. */
function isEnglish({ frequencies }: CatalogIndex, { word }: Token): boolean {
  const uses = frequencies.usesOf(word);
  const own = uses.find(({ language }) => language === 'en')?.zipf ?? 0;
  return own >= USUAL && uses.every(({ zipf }) => zipf <= own);
}

/** Numbers of languages: English, and those that Latin letters do not write. */
type Known = { english: number; foreign: ReadonlySet<number> };

/** The languages that a word indicates, by its usage, its letters and the titles that contain it. */
function votesOf(index: CatalogIndex, { word, surface }: Token, { english, foreign }: Known): Set<number> {
  if (NUMBER.test(word)) return new Set();
  if (isFiller(word, surface)) {
    // Without its accent, "dạy" is the English "day".
    const fillers = new Set(idsOf(index, fillerLanguages(word, surface)));
    return usualIn(index.frequencies.usesOf(word), word).includes('en') ? fillers.add(english) : fillers;
  }
  const [, byScript] = SCRIPTS.find(([script]) => script.test(word)) ?? [];
  const bySpelling = SPELLINGS.find(([spelling]) => spelling.test(surface))?.[1];
  const all = byScript ? index.frequencies.usesOf(word) : [];
  const usual = all.length > 0 ? usualIn(all, word) : [];
  const users = usual.length > 0 ? usual : all.map(({ language }) => language);
  const inScript = byScript?.filter((tag) => users.includes(tag));
  const certain = bySpelling ? [bySpelling] : inScript?.length ? inScript : byScript;
  const votes = new Set(idsOf(index, certain ?? []));
  if (votes.size > 0) return votes;
  const rows = findWord(index, word).filter((row) => row.languages > 0);
  const titles = rows.reduce((sum, row) => sum + row.titles, 0);
  // A name may occur in one foreign title by chance; a known word, such as "programmieren", does not.
  const isKnown = conceptTable().has(stemKey([{ surface: word }])) && !TECHNICAL.test(word);
  const few = TECHNICAL.test(word) ? Math.max(ENOUGH_TITLES, index.courses * ENOUGH_SHARE) : ENOUGH_TITLES;
  const enough = isKnown ? 1 : few;
  const isLatin = LATIN.test(word);
  // Titles of every language have English words; a list of words knows whose they are.
  const uses = isLatin ? index.frequencies.usesOf(word) : [];
  if (titles < enough) return new Set([...votes, ...idsOf(index, usualIn(uses, word))]);
  const owners = uses.map(({ language }) => language);
  const owned = owners.length > 0 ? new Set(idsOf(index, owners)) : undefined;
  let languages = 0;
  for (const row of rows) {
    for (let id = 1; id <= MAX_LANGUAGES; id++) {
      if (!hasLanguage(row.languages, id) || id === english) continue;
      languages++;
      if (!(isLatin && foreign.has(id)) && owned?.has(id) !== false) votes.add(id);
    }
    // One title that is said to be English makes no English word of "programmieren".
    if (row.english && (owned?.has(english) !== false || row.titles >= ENOUGH_TITLES)) votes.add(english);
  }
  if (languages >= INTERNATIONAL || owned?.has(english)) votes.add(english);
  // Titles have "MIT"; who types "mit" beside German words writes German.
  for (const id of idsOf(index, usualIn(uses, word))) votes.add(id);
  return votes;
}

/** The languages in which words are a topic's name, where English has no such topic and uses them far less than another, if at all. */
function namesOf({ database, frequencies }: CatalogIndex, words: Token[]): string[] {
  const foreign = words.some(({ word }) => {
    const uses = frequencies.usesOf(word);
    const english = uses.find(({ language }) => language === 'en')?.zipf ?? 0;
    return uses.some(({ zipf }) => zipf > english + FAR_MORE);
  });
  if (!foreign) return [];
  const key = words.map(({ word }) => word).join(' ');
  const rows = database.recall<[string, string]>(
    'SELECT language, lower(label) FROM topic_names WHERE language IN (SELECT value FROM json_each(?)) AND key = ?',
    JSON.stringify(WORD_LANGUAGES),
    key,
  );
  if (rows.some(([language]) => language === 'en')) return [];
  const typed = words.map(({ surface }) => surface).join(' ');
  // "Física" is no Italian; without its accent, it may be.
  const same = typed === key ? rows : rows.filter(([, label]) => label === typed);
  return [...new Set((same.length > 0 ? same : rows).map(([language]) => language))];
}

/** The languages that have most of some words: as the name of a topic, or as a usual word beside one ("Mathe Abitur"). */
function namedByWord(index: CatalogIndex, words: Token[]): string[] {
  const named = new Set<string>();
  const counts = new Map<string, number>();
  for (const token of words) {
    // A letter of one language tells more than the names of topics, which are compared without accents.
    if (isEnglish(index, token) || SPELLINGS.some(([letters]) => letters.test(token.surface))) return [];
    const names = namesOf(index, [token]);
    for (const language of names) named.add(language);
    const usual = index.frequencies.usesOf(token.word).filter(({ zipf }) => zipf >= USUAL);
    for (const language of names.length > 0 ? names : usual.map(({ language }) => language))
      counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  const best = [...counts].filter(([, count]) => count === most).map(([language]) => language);
  return best.every((language) => named.has(language)) ? best : [];
}

/** The languages in which words in Latin letters name topics beside words of theirs that name nothing. */
function namedIn(index: CatalogIndex, tokens: Token[]): string[] {
  const words = tokens.filter(({ word, surface }) => !isFiller(word, surface));
  if (!words.every(({ word }) => LATIN.test(word))) return [];
  const whole = namesOf(index, words);
  const named = whole.length > 0 ? whole : namedByWord(index, words);
  // "Tocar piano" is Portuguese, but "quiero tocar el piano" is not.
  const beside = tokens
    .filter((token) => !words.includes(token))
    .map(({ word, surface }) => fillerLanguages(word, surface))
    .filter((languages) => languages.length > 0);
  return named.filter((language) => beside.every((languages) => languages.includes(language)));
}

/** Of languages that have as many of the words, those that use them most: "aider ma fille" has words of five, and is French. */
function likeliest(index: CatalogIndex, tokens: readonly Token[], chosen: Set<number>): Set<number> {
  if (chosen.size < 2) return chosen;
  // Little words are the same in many.
  const words = tokens.filter(({ word, surface }) => !isFunctionWord(word, surface));
  const uses = words.flatMap(({ word }) => index.frequencies.usesOf(word));
  const usageOf = (id: number) => {
    const [tag] = languageTags(index, new Set([id]));
    return uses.reduce((sum, { language, zipf }) => sum + (language === tag ? zipf : 0), 0);
  };
  const usages = new Map([...chosen].map((id) => [id, usageOf(id)]));
  const least = Math.max(...usages.values()) * FAR_LESS;
  return new Set([...chosen].filter((id) => (usages.get(id) ?? 0) >= least));
}

/**
 * The likely languages of a search, as numbers of the catalogue's languages; empty if the words give no
 * evidence. English, if all words are used in English: "python" is the same in every language, and most
 * people who type it read English.
 */
export function guessLanguages(index: CatalogIndex, tokens: Token[]): Set<number> {
  const named = namedIn(index, tokens);
  if (named.length > 0) return new Set(idsOf(index, named));
  const english = valueId(index, 'language', 'en') ?? 0;
  const known = { english, foreign: new Set(idsOf(index, OTHER_SCRIPTS)) };
  const votes = new Map<number, number>();
  let voters = 0;
  let isSure = false;
  // A script tells the language; beside it, Latin letters are names and terms ("java 入門").
  const informative = tokens.filter(({ word }) => isInformative(word));
  for (const token of informative.length > 0 ? informative : tokens) {
    const chosen = votesOf(index, token, known);
    if (chosen.size > 0) voters++;
    const isShort = TECHNICAL.test(token.surface) && !isFiller(token.word, token.surface);
    if (token.surface !== token.word || (chosen.size > 0 && !chosen.has(english) && !isShort)) isSure = true;
    for (const id of chosen) votes.set(id, (votes.get(id) ?? 0) + 1);
  }
  if (voters === 0) return new Set(tokens.every(({ word }) => TECHNICAL.test(word)) ? [english] : []);
  if (votes.get(english) === voters) return new Set([english]);
  // Without their accents, short words of some language are many others: "sat math" is no Vietnamese.
  if (!isSure && (votes.has(english) || tokens.some((token) => isEnglish(index, token))))
    return new Set([english]);
  const most = Math.max(...votes.values());
  const chosen = new Set([...votes].filter(([, count]) => count === most).map(([id]) => id));
  // Some word is not English, and searches in other languages have English words too.
  if (chosen.size > 1) chosen.delete(english);
  return likeliest(index, tokens, chosen);
}

/** Words of no other language, from which on they tell whose words are typed. */
const SEVERAL = 2;

/** Whether languages use a word usually, and English far less: a short word is no abbreviation beside another one of theirs. */
function isWordOf({ frequencies }: CatalogIndex, { word }: Token, languages: readonly string[]): boolean {
  const uses = frequencies.usesOf(word);
  const english = uses.find(({ language }) => language === 'en')?.zipf ?? 0;
  return uses.some(({ language, zipf }) => {
    const isUsual = zipf >= USUAL && zipf > english + FAR_MORE;
    return isUsual && languages.includes(language);
  });
}

/**
 * The languages of a search, where its words are clear evidence: English words, the name of a topic, a function word, a letter
 * that English does not have, or several words that English does not use. One word is none: "historian" is Finnish too.
 */
export function clearLanguages(
  index: CatalogIndex,
  tokens: Token[],
  guessed = guessLanguages(index, tokens),
): Set<number> {
  const english = valueId(index, 'language', 'en') ?? 0;
  if (guessed.has(english) || namedIn(index, tokens).length > 0) return guessed;
  const known = { english, foreign: new Set(idsOf(index, OTHER_SCRIPTS)) };
  const tags = languageTags(index, guessed);
  const own = tokens.filter((token) => {
    const votes = votesOf(index, token, known);
    const isVoter = !votes.has(english) && [...votes].some((id) => guessed.has(id));
    return isVoter || isWordOf(index, token, tags);
  });
  const isCertain = ({ word, surface }: Token) =>
    surface !== word || !LATIN.test(word) || isFiller(word, surface);
  return own.length >= SEVERAL || own.some(isCertain) ? guessed : new Set();
}

/** The tags of languages by their numbers, without a region. */
export const languageTags = (index: CatalogIndex, languages: ReadonlySet<number>): string[] =>
  [...languages].map((id) => valueNamed(index, 'language', id)[0].split('-')[0] ?? '');

/** The language of a search, where its words are clear evidence of one. */
export function clearLanguage(
  index: CatalogIndex,
  tokens: Token[],
  guessed?: Set<number>,
): string | undefined {
  const [language, ...others] = languageTags(index, clearLanguages(index, tokens, guessed));
  return others.length === 0 ? language : undefined;
}
