import type { PhraseKind } from '@/engine/build/write-names';
import { platformToken, TOPIC_PREFIX, topicToken } from '@/engine/format/analyse-course';
import type { CatalogIndex, RowQuery } from '@/engine/format/course-store.types';
import { type AcceptedLanguages, acceptedLanguages } from '@/engine/retrieve/accepted-languages';
import { broaderTopics, fallbackTopicsOf, findTopic } from '@/engine/retrieve/near-topics';
import { madeFor, rowsOfTopics } from '@/engine/retrieve/topic-rows';
import { isAudience, isChild, isExtra, isYoung } from '@/engine/text/audience-words';
import { isFiller, isFillerIn, isFunctionWord } from '@/engine/text/filler-words';
import { FOR_WORDS } from '@/engine/text/filter-words';
import { fold } from '@/engine/text/fold';
import { LONGEST_PHRASE, LONGEST_RUN, RANKING_CONCEPTS } from '@/engine/text/phrases';
import { placesIn } from '@/engine/text/places';
import { possibleStems } from '@/engine/text/stem';
import { isRun, otherForms, type Token, tokenize } from '@/engine/text/tokenize';
import type { Level } from '@/engine/values';
import { combineStems } from './combine-stems';
import { partsOf } from './excluded-rows';
import { languageTags } from './guess-languages';
import { learnedAtSchool, type Synonym, synonymsIn } from './look-up-phrases';
import { completions, countStem, type FoundStem, findWord, stemsOf, wordsWithStem } from './look-up-words';

/** How one word of the index matches a search. */
type TermMatch = {
  clause: number;
  /** The index of the matched word in the term, then those of its topic's name; -1 if it matches the whole term. */
  part: number;
  /** 0 to 1; 1 is exactly the typed word. */
  quality: number;
  /** Position of the typed word, for phrases. */
  token: number;
};

/** A searched word, or a phrase with its own meaning. */
export type Clause = RowQuery & {
  words: string;
  /** The number of its first token. */
  from: number;
  parts: number;
  /** Words of the English name of its topic, where another language names it and the name has several; else 0. */
  nameParts: number;
  weight: number;
  /** A required term narrows the search; others only affect ranking. */
  required: boolean;
  /** Slugs of the topics that its words name: what is to be learned. */
  topics: string[];
  /** What a lesson must have: the stems of its words, in any course's lessons, or a topic or concept of that very name. */
  lessonAlternatives: string[][];
  /** Whether its words are the name of a topic, not only an alias. */
  named: boolean;
  /** Whether its words say a year or a subject of a school. */
  school: boolean;
  /** The profession or exam that its words name, whose courses and subjects its topics are. */
  goal?: string;
  /** Whether its words say a year of a school, and nothing of a subject. */
  stage: boolean;
  /** Those of the topics that a profession takes besides what it mainly is. */
  besides: string[];
  /** Whether it says what or whom the subject before it is for. */
  purpose: boolean;
  /** Whether it says where something is, and not what. */
  place: boolean;
  /** Whether it says where courses are published, and nothing of what they teach. */
  platform: boolean;
};

/**
 * The learner that a search is for. With a level, courses at it or near it suit; with a school year, the first courses; a
 * search for a subject alone is mostly by a beginner.
 */
export type LearnerLevel = Level | 'school' | 'any';

export type ParsedQuery = {
  clauses: Clause[];
  hits: Map<number, TermMatch[]>;
  tokens: number;
  /** How many of the tokens are no filters. */
  text: number;
  /** Numbers of the likely languages of the search; empty if unknown. */
  languages: ReadonlySet<number>;
  /** Numbers of the terms of the topics that are all that is asked for; empty where anything else is. */
  subjects: ReadonlySet<number>;
  /** Numbers of the terms of what a profession takes besides what it mainly is. */
  besides: ReadonlySet<number>;
  /** Numbers of the words in the names of what one learns for a goal: a title that has them names no special part. */
  subjectWords: ReadonlySet<number>;
  /** Absent where the words tell nothing of it. */
  learner?: LearnerLevel;
  /** Whether the course is for a small child, or for one who goes to school. */
  isChild: boolean;
  isPupil: boolean;
};

/** Whether these words, by their indexes, are all words of a term, or of the name of its topic. */
export function saysTerm({ parts, nameParts }: Clause, found: ReadonlySet<number>): boolean {
  const has = (from: number, count: number) =>
    count > 1 && Array.from({ length: count }, (_, i) => from + i).every((part) => found.has(part));
  return found.has(-1) || has(0, parts) || has(parts, nameParts);
}

/** The terms that narrow the search. */
export const requiredOf = (parsed: ParsedQuery): Clause[] =>
  parsed.clauses.filter((clause) => clause.required);

const SOFT_WEIGHT = 0.3;
const PLATFORM_WEIGHT = 1;
const FILLER_WEIGHT = 0.06;
const SAME_MEANING = 0.93;
const TOPIC_ALIAS = 0.55;
/** What a profession takes besides what it mainly is. */
const ALSO = 0.35;
const COMPLETED = 0.8;
/** A word that a language uses this often is complete as it is (Zipf scale). */
const WHOLE_WORD = 3;
/** A topic that the named one is part of, and what each step farther takes off. */
const BROADER = 0.5;
const FARTHER = 0.15;
/** Base weight of every required word, to which its rarity is added. */
const EVEN = 1.5;

const QUALITY: Record<PhraseKind, number> = {
  same: SAME_MEANING,
  topic: 1,
  stage: 1,
  alias: TOPIC_ALIAS,
  goal: SAME_MEANING,
  learns: TOPIC_ALIAS,
  also: ALSO,
};
/** A profession or an exam, and what one learns for it. */
const GOALS: ReadonlySet<PhraseKind> = new Set(['goal', 'learns', 'also']);
const isGoal = (kind: PhraseKind): boolean => GOALS.has(kind);
type Part = { token: number; stems: FoundStem[]; word: string };

const isStopWord = (token: Token | undefined): boolean => !token || isFiller(token.word, token.surface);
const isGrammar = (token: Token | undefined): boolean => !token || isFunctionWord(token.word, token.surface);

/** The topic of which subjects, years and exams of a school are parts. */
export const SCHOOL = 'school';
const PLATFORM_PREFIX = platformToken([]);

/** Whether a term stands for a subject, a year or an exam of a school: these are in one subject of the catalogue. */
function isOfSchool(index: CatalogIndex, term: string): boolean {
  if (!term.startsWith(TOPIC_PREFIX)) return false;
  const topic = findTopic(index, term.slice(TOPIC_PREFIX.length));
  return topic !== undefined && topic.subject === findTopic(index, SCHOOL)?.subject;
}

class ClauseBuilder {
  readonly clauses: Clause[] = [];
  readonly hits = new Map<number, TermMatch[]>();
  /** Positions of the words of whole names, and of places. */
  readonly #named: ReadonlySet<number>;
  readonly #places: ReadonlySet<number>;

  constructor(
    readonly index: CatalogIndex,
    readonly tokens: Token[],
    readonly accepted: AcceptedLanguages,
    readonly languages: readonly string[],
  ) {
    this.#places = placesIn(tokens, languages);
    this.#named = new Set(
      tokens.flatMap((_, from) => {
        const to = endOfName(index, tokens, from) ?? from;
        return Array.from({ length: to - from }, (_, i) => from + i);
      }),
    );
  }

  addClause(
    from: number,
    to: number,
    synonyms: Synonym[],
    options: { weight?: number; required: boolean; isWhole?: boolean },
  ): void {
    const clause = this.clauses.length;
    const isStage = synonyms.some(({ kind }) => kind === 'stage');
    const goal = synonyms.find(({ kind }) => kind === 'goal')?.token;
    // The words of a school year are in titles of anything ("10").
    // Other languages' rules make another word of what names a topic: "gitara" is no "git".
    const languages = synonyms.some(({ kind }) => kind === 'same') ? this.languages : [];
    const typed = isStage
      ? []
      : this.#significant(from, to, options).map((at) =>
          this.#part(at, this.#isOwn(at) ? this.languages : languages),
        );
    const parts = languages.includes('vi') ? typed.map((part) => this.#withTones(part)) : typed;
    parts.forEach((part, number) => {
      for (const { stem, quality } of part.stems) {
        for (const { id, word } of wordsWithStem(this.index, stem)) {
          const sure = word === part.word ? 1 : quality;
          this.#hit(id, { clause, part: parts.length > 1 ? number : -1, quality: sure, token: part.token });
        }
      }
    });
    const name = this.#englishName(synonyms);
    name.forEach(({ stems }, number) => {
      const part = name.length > 1 ? parts.length + number : -1;
      const token = Math.min(from + number, to - 1);
      for (const { stem, quality } of stems)
        for (const { id } of wordsWithStem(this.index, stem))
          this.#hit(id, { clause, part, quality: quality * SAME_MEANING, token });
    });
    const alternatives = combineStems(parts.map(({ stems }) => stems.map(({ stem }) => stem)));
    if (name.length > 0)
      alternatives.push(...combineStems(name.map(({ stems }) => stems.map(({ stem }) => stem))));
    let courses = alternatives.length > 0 ? Math.min(...parts.map((part) => this.#courses(part))) : 0;
    for (const { token, kind } of synonyms) {
      const rows = findWord(this.index, token);
      this.#hitBroader(token, clause, from);
      if (rows.length === 0) continue;
      alternatives.push([token]);
      if ((kind !== 'alias' && !isGoal(kind)) || courses === 0) {
        courses = Math.max(courses, countStem(this.index, token).head);
      }
      for (const { id } of rows) this.#hit(id, { clause, part: -1, quality: QUALITY[kind], token: from });
    }
    const own = synonyms.filter(({ kind }) => kind === 'topic' || kind === 'same').map(({ token }) => token);
    const rarity = Math.log(1 + this.index.courses / Math.max(courses, 1));
    this.clauses.push({
      from,
      words: this.tokens
        .slice(from, to)
        .map(({ surface }) => surface)
        .join(' '),
      parts: parts.length,
      nameParts: name.length > 1 ? name.length : 0,
      alternatives,
      weight: options.weight === undefined ? EVEN + rarity : options.weight * Math.min(rarity, 5),
      required: options.required,
      topics: synonyms
        .filter(({ token }) => token.startsWith(TOPIC_PREFIX))
        .map(({ token }) => token.slice(1)),
      lessonAlternatives: [
        ...combineStems(parts.map((part) => this.#lessonStems(part))),
        ...own.map((token) => [token]),
      ],
      named: own.some((token) => token.startsWith(TOPIC_PREFIX)),
      ...(goal && { goal: goal.slice(TOPIC_PREFIX.length) }),
      stage: isStage,
      besides: synonyms
        .filter(({ kind }) => kind === 'also')
        .map(({ token }) => token.slice(TOPIC_PREFIX.length)),
      purpose: this.#isPurpose(from),
      place: this.#places.has(from),
      platform: synonyms.some(({ token }) => token.startsWith(PLATFORM_PREFIX)),
      school: isStage || synonyms.some(({ token }) => isOfSchool(this.index, token)),
    });
  }

  /** Whether "for", in any language, stands between a term that names a topic and this one. */
  #isPurpose(from: number): boolean {
    const subject = this.clauses.findIndex(({ required, topics }) => required && topics.length > 0);
    return subject >= 0 && this.tokens.slice(0, from).some(({ word }) => FOR_WORDS.has(word));
  }

  /**
   * The words of the English name of the topic that another language names, so that a search finds and orders courses as
   * the English one does. None where no course has one of them.
   */
  #englishName(synonyms: Synonym[]): Part[] {
    const term = synonyms.find(({ token, kind }) => kind === 'same' && token.startsWith(TOPIC_PREFIX))?.token;
    const name = term && findTopic(this.index, term.slice(TOPIC_PREFIX.length))?.name;
    if (!name) return [];
    const parts = tokenize(name)
      .filter(({ word }) => !isFunctionWord(word))
      .map(({ word, surface }, token) => ({ token, word, stems: stemsOf(this.index, word, surface) }));
    return parts.every(({ stems }) => stems.length > 0) ? parts : [];
  }

  /**
   * The words of a phrase that must match. Leading words such as "learn" are dropped if others follow. Later
   * words stay: "machine learning" is not "machine". So do all of a name that means something else without them.
   */
  #significant(from: number, to: number, { isWhole = false }): number[] {
    const all = Array.from({ length: to - from }, (_, i) => from + i);
    const first = all.findIndex((at) => isWhole || !isStopWord(this.tokens[at]));
    const said = all.slice(Math.max(first, 0)).filter((at) => !isGrammar(this.tokens[at]));
    return first < 0 || (isWhole && said.length === 1) ? all : said;
  }

  /** Without the stems of words that differ in their tones only: "toàn" is no "toán". */
  #withTones(part: Part): Part {
    const surface = this.tokens[part.token]?.surface ?? '';
    const isSame = ({ stem }: FoundStem) =>
      wordsWithStem(this.index, stem).some((word) => word.word === part.word && word.surface === surface);
    return surface === part.word ? part : { ...part, stems: part.stems.filter(isSame) };
  }

  /** A topic with few or no courses ranks those of what it is part of; it does not find them. */
  #hitBroader(term: string, clause: number, token: number): void {
    if (!term.startsWith(TOPIC_PREFIX)) return;
    const own = term.slice(TOPIC_PREFIX.length);
    const broader = broaderTopics(this.index, own);
    for (const slug of fallbackTopicsOf(this.index, [own], this.accepted)) {
      if (slug === own) continue;
      const quality = BROADER - FARTHER * broader.indexOf(slug);
      for (const { id } of findWord(this.index, topicToken(slug)))
        this.#hit(id, { clause, part: -1, quality, token });
    }
  }

  /** The stems of a word; one that only chapters have is not in the catalogue's vocabulary. */
  #lessonStems({ stems, token, word }: Part): string[] {
    if (stems.length > 0) return stems.map(({ stem }) => stem);
    return [...possibleStems(this.tokens[token]?.surface ?? word, this.#isOwn(token) ? this.languages : [])];
  }

  #courses({ stems }: Part): number {
    return Math.max(...stems.map(({ stem }) => countStem(this.index, stem).head), 1);
  }

  #hit(id: number, hit: TermMatch): void {
    this.hits.set(id, [...(this.hits.get(id) ?? []), hit]);
  }

  /** Whether a word is one of the search's own languages: "satire" is no form of the French "sat". */
  #isOwn(at: number): boolean {
    const uses = this.index.frequencies.usesOf(this.tokens[at]?.word ?? '');
    return uses.some(({ language, zipf }) => zipf >= WHOLE_WORD && this.languages.includes(language));
  }

  /**
   * The stems of one typed word: its own, those of the word that it forms with a neighbour, and completions.
   */
  #part(at: number, languages: readonly string[]): Part {
    const { word, surface } = this.tokens[at] ?? { word: '', surface: '' };
    const stems = new Map(
      stemsOf(this.index, word, surface, languages, this.#named.has(at)).map((found) => [
        found.stem,
        found.quality,
      ]),
    );
    const joined = [`${this.tokens[at - 1]?.word ?? ''}${word}`, `${word}${this.tokens[at + 1]?.word ?? ''}`];
    for (const other of joined) {
      if (other === word) continue;
      for (const { stem } of findWord(this.index, other)) if (!stems.has(stem)) stems.set(stem, 0.95);
    }
    if (stems.size === 0) {
      // "CS50x" is a run of "CS50".
      for (const form of otherForms([{ word, surface, start: 0, end: 0 }]))
        for (const { stem } of findWord(this.index, form)) stems.set(stem, COMPLETED);
    }
    // "Bread" is a whole word and no beginning of "breadboard".
    if (stems.size === 0 && this.index.frequencies.zipf(word) < WHOLE_WORD) {
      for (const { stem } of completions(this.index, word)) stems.set(stem, COMPLETED);
    }
    return { token: at, word, stems: [...stems].map(([stem, quality]) => ({ stem, quality })) };
  }
}

const slugsOf = (synonyms: Synonym[]): string[] =>
  synonyms.flatMap(({ token }) => (token.startsWith(TOPIC_PREFIX) ? token.slice(TOPIC_PREFIX.length) : []));

/**
 * What a phrase stands for. What one learns for a goal counts where the phrase is nothing else. Where a profession is typed as it
 * is called, a topic that has its stem counts if the profession is part of it: accounting for an accountant, not mechanics for a
 * mechanic.
 */
function synonymsAt(index: CatalogIndex, tokens: Token[], languages: readonly string[]): Synonym[] {
  const synonyms = synonymsIn(index, tokens, languages);
  const typed = topicToken(tokens.map(({ surface }) => fold(surface)).join('-'));
  const goals = slugsOf(synonyms.filter(({ kind, token }) => kind === 'goal' && token === typed));
  const above = goals.flatMap((slug) => broaderTopics(index, slug).map(topicToken));
  const isElse = (token: string) =>
    goals.length > 0 && token.startsWith(TOPIC_PREFIX) && !above.includes(token);
  const own = synonyms.filter(({ kind, token }) => !isGoal(kind) && !isElse(token));
  return own.length > 0 ? own : synonyms.filter(({ kind }) => isGoal(kind));
}

/** Whether both name topics, and none of the one is in the family of one of the other. */
function isElsewhere(index: CatalogIndex, some: Synonym[], others: Synonym[]): boolean {
  const familyOf = (slug: string) => broaderTopics(index, slug).at(-1) ?? slug;
  const [families, far] = [some, others].map((synonyms) => slugsOf(synonyms).map(familyOf));
  if (!families?.length || !far?.length || [...some, ...others].some(({ kind }) => isGoal(kind)))
    return false;
  return !far.some((family) => families.includes(family));
}

/** The longest phrase with its own meaning that begins here. */
function phraseAt(
  index: CatalogIndex,
  tokens: Token[],
  from: number,
  options: { languages: readonly string[]; isFree: (at: number) => boolean },
): { to: number; synonyms: Synonym[]; isWhole: boolean } | undefined {
  const { languages, isFree } = options;
  const longest = isRun(tokens[from]?.word ?? '') ? LONGEST_RUN : LONGEST_PHRASE;
  for (let length = Math.min(longest, tokens.length - from); length > 0; length--) {
    const part = tokens.slice(from, from + length);
    if (part.some((_, i) => !isFree(from + i))) continue;
    // "How to learn" is a topic when nothing else is named, and else a way of asking.
    const synonyms = synonymsAt(index, part, languages);
    const isName = length > 1 && synonyms.some(({ kind }) => kind === 'topic');
    const saysNothing = length < tokens.length && part.every((token) => isFillerIn(token, languages));
    if (synonyms.length === 0 || (!isName && saysNothing)) continue;
    // "Learn English literature": behind a word that says how, a name begins that goes on for longer.
    const saysHow = length > 1 && isStopWord(part[0]) && !isGrammar(part[0]);
    const next = saysHow ? phraseAt(index, tokens, from + 1, options) : undefined;
    if (next && next.to > from + length) continue;
    // "become a data scientist" also means "data scientist".
    const bare = part.filter((token) => !isStopWord(token));
    const inner = bare.length > 0 && bare.length < length ? synonymsAt(index, bare, languages) : [];
    const others = inner.filter(({ token }) => !synonyms.some((synonym) => synonym.token === token));
    // "Online banking" has nothing to do with what "banking" alone means, nor "study effectively" with "effectively".
    const saysNone =
      bare.length === 1 &&
      bare.length < length &&
      inner.every(({ kind }) => isGoal(kind) || kind === 'alias');
    const isWhole =
      (saysNone && synonyms.every(({ kind }) => kind === 'alias')) || isElsewhere(index, synonyms, inner);
    return { to: from + length, synonyms: isWhole ? synonyms : [...synonyms, ...others], isWhole };
  }
  return undefined;
}

const LONGEST_NAME = 4;

/** The end of the whole name of a teacher or a provider, of several words, that begins here. */
function endOfName({ database }: CatalogIndex, tokens: Token[], from: number): number | undefined {
  for (let to = Math.min(tokens.length, from + LONGEST_NAME); to > from + 1; to--) {
    const key = tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ');
    const [found] = database.recall<[number]>(
      "SELECT 1 FROM names WHERE key IN (?, ?) AND kind <> 'topic' LIMIT 1",
      key,
      `the ${key}`,
    );
    if (found) return to;
  }
  return undefined;
}

/** Where courses are published, if that is said from here on. */
function platformAt(index: CatalogIndex, tokens: Token[], from: number, isFree: (at: number) => boolean) {
  for (let to = Math.min(tokens.length, from + LONGEST_NAME); to > from; to--) {
    const part = tokens.slice(from, to);
    const token = platformToken(part.map(({ word }) => word));
    if (part.every((_, i) => isFree(from + i)) && findWord(index, token).length > 0) return { to, token };
  }
  return undefined;
}

/** What is all that is asked for, and who asks, as far as the words tell. */
function forWhom(
  index: CatalogIndex,
  clauses: Clause[],
): Pick<ParsedQuery, 'subjects' | 'besides' | 'subjectWords' | 'learner'> {
  const required = clauses.filter((clause) => clause.required);
  const isSubject = required.length > 0 && required.every(({ topics }) => topics.length > 0);
  const slugs = isSubject ? required.flatMap(({ topics }) => topics) : [];
  const numbersOf = (word: string) => findWord(index, word).map(({ id }) => id);
  const goals = isSubject
    ? required.filter(({ goal }) => goal !== undefined).flatMap(({ topics }) => topics)
    : [];
  const names = goals.flatMap((slug) => tokenize(findTopic(index, slug)?.name ?? ''));
  const subject = {
    subjects: new Set(slugs.flatMap((slug) => numbersOf(topicToken(slug)))),
    besides: new Set(
      required.flatMap(({ besides }) => besides).flatMap((slug) => numbersOf(topicToken(slug))),
    ),
    subjectWords: new Set(names.flatMap(({ word }) => numbersOf(word))),
  };
  if (clauses.some(({ school, words }) => school || isYoung(words))) return { ...subject, learner: 'school' };
  return isSubject ? { ...subject, learner: 'any' } : subject;
}

/** A term that affects ranking only. */
export const soft = (term: Clause): Clause => ({
  ...term,
  required: false,
  weight: SOFT_WEIGHT * Math.min(Math.max(term.weight - EVEN, 0), 5),
});

/** Before a profession, it says that one is to have it. */
const ROLE = /^(?:be|as)$/;

/** Whether a term only says whom a subject is for, or what comes with it. */
const isModifier = (words: string): boolean => isYoung(words) || isExtra(words);

/** With fewer courses of a subject, an exam only orders those of the subject. */
const FEW_OF_EXAM = 3;
const EXAM_WEIGHT = 3;

/**
 * Whether a term is a child or a pupil who learns: the search is for it ("physics for kids"), or for something that children
 * learn ("my kid likes maths"). A parent may ask about one: "autistic child", "save for my kids college".
 */
function isYoungLearner(
  index: CatalogIndex,
  { words, required, purpose, from }: Clause,
  clauses: readonly Clause[],
): boolean {
  if (required || !isYoung(words)) return false;
  const others = clauses.filter((other) => other.required);
  const isLast = others.every((other) => other.from < from);
  return (
    (purpose && isLast) || others.some(({ topics }) => topics.some((slug) => isForChildren(index, slug)))
  );
}

/** Whether children learn a topic: at school, or in courses that are made for them. */
function isForChildren(index: CatalogIndex, slug: string): boolean {
  const parts = partsOf(index, slug);
  return (
    learnedAtSchool(index).some((learned) => parts.includes(learned)) ||
    rowsOfTopics(index, parts).and(madeFor(index, 'children')).has(1)
  );
}

/** What the terms mean together: who names a subject and an exam, an age or a purpose, wants the subject. */
function settle(index: CatalogIndex, clauses: Clause[]): Clause[] {
  const isSubject = ({ required, topics, goal, stage, words }: Clause) =>
    required && topics.length > 0 && goal === undefined && !stage && !isModifier(words);
  if (!clauses.some(isSubject)) {
    // A school year alone asks for what is learned in it; a platform alone, for all that is there.
    const isAlone = !clauses.some(({ required, words }) => required && !isExtra(words));
    const asked = clauses.map((clause) =>
      isAlone && (clause.stage || clause.platform) ? { ...clause, required: true, weight: EVEN } : clause,
    );
    // "Train to be a midwife", "ged exam": beside a goal or a year, these words only say how one comes to it.
    const goal = asked.find(({ required, goal, stage }) => required && (goal !== undefined || stage));
    const role = asked.find(({ words, from }) => goal && from < goal.from && ROLE.test(words));
    const isAfterFor = ({ words, from }: Clause) =>
      isAudience(words) && asked.some((other) => FOR_WORDS.has(other.words) && other.from < from);
    return asked.map((clause) => {
      const { required, topics, from, words } = clause;
      if (!required || clause === goal) return clause;
      if (role && topics.length === 0 && from < role.from) return { ...clause, required: false, weight: 0 };
      return (goal && isExtra(words)) || isAfterFor(clause) ? soft(clause) : clause;
    });
  }
  return clauses.map((clause) => {
    if (clause.required && clause.purpose && isAudience(clause.words)) return soft(clause);
    if (!clause.required || isSubject(clause)) return clause;
    // "Design a study plan for my exam" is about exams, not about design.
    const isNamedFor = clause.purpose && clause.topics.length > 0;
    if (isModifier(clause.words) && !isNamedFor) return soft(clause);
    if (clause.goal === undefined) return clause;
    const own = findTopic(index, clause.goal);
    if (!own?.own) return soft(clause);
    const alone = { ...clause, alternatives: [[topicToken(own.slug)]], topics: [own.slug] };
    // Few courses say an exam: who learns a subject for it is not shown the exam in other subjects.
    const together = index.store.withAll([...clauses.filter(isSubject), alone], 'head');
    return together.has(FEW_OF_EXAM) ? alone : { ...alone, required: false, weight: EXAM_WEIGHT };
  });
}

/**
 * Turns words into required terms and into the weight of each index word. `taken` are the positions of words
 * that became filters, which are no text any more.
 */
export function parseClauses(
  index: CatalogIndex,
  tokens: Token[],
  { taken, languages }: { taken: ReadonlySet<number>; languages: ReadonlySet<number> },
): ParsedQuery {
  const tags = languageTags(index, languages);
  const builder = new ClauseBuilder(index, tokens, acceptedLanguages(index, languages, {}), tags);
  for (let at = 0; at < tokens.length; at++) {
    if (taken.has(at)) continue;
    const phrase = phraseAt(index, tokens, at, { languages: tags, isFree: (i) => !taken.has(i) });
    if (phrase) {
      const isSoft = phrase.synonyms.some(
        ({ token, kind }) => RANKING_CONCEPTS.has(token) || kind === 'stage',
      );
      const { isWhole } = phrase;
      const options = isSoft ? { weight: SOFT_WEIGHT, required: false } : { required: true, isWhole };
      builder.addClause(at, phrase.to, phrase.synonyms, options);
      at = phrase.to - 1;
      continue;
    }
    const platform = platformAt(index, tokens, at, (i) => !taken.has(i));
    if (platform) {
      const options = { weight: PLATFORM_WEIGHT, required: false };
      builder.addClause(at, platform.to, [{ token: platform.token, kind: 'same' }], options);
      at = platform.to - 1;
      continue;
    }
    if (isStopWord(tokens[at])) {
      const weight = isGrammar(tokens[at]) ? 0 : FILLER_WEIGHT;
      builder.addClause(at, at + 1, [], { weight, required: false });
    } else builder.addClause(at, at + 1, [], { required: true });
  }
  const clauses = settle(index, builder.clauses);
  const young = clauses.filter((clause) => isYoungLearner(index, clause, clauses));
  return {
    clauses,
    hits: builder.hits,
    tokens: tokens.length,
    text: tokens.length - taken.size,
    languages,
    ...forWhom(index, clauses),
    isChild: young.some(({ words }) => isChild(words)),
    isPupil: young.length > 0 || clauses.some(({ stage }) => stage),
  };
}
