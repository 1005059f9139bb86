import type { CatalogIndex, RowFacts } from '@/engine/format/course-store.types';
import { valueId } from '@/engine/format/facet-values';
import { FieldOffsets, seriesOf, versionsOf } from '@/engine/format/vocabulary';
import { CODE, type Field, type FieldPart, fieldOf, NO_FIELD } from '@/engine/query/field-of';
import { findWord } from '@/engine/query/look-up-words';
import type { Clause, ParsedQuery } from '@/engine/query/parse-clauses';
import type { Explanation } from '@/engine/search.types';
import { audienceFit, levelFit } from './level-fit';
import { WEIGHTS } from './rank-weights';
import { topicNearness } from './topic-nearness';

export type Ranked = {
  row: number;
  score: number;
  /** Whether every required term was found outside the course's content. */
  complete: boolean;
  /** Whether it is mainly about every required term: by its title, its first topic or its people. */
  isAbout: boolean;
  /** The required terms, by number, that were found outside the course's content. */
  onHead: ReadonlySet<number>;
  /** Whether it is taught in the language of the words, or in English. */
  isAccepted: boolean;
  /** Whether it is made for such a learner as asks. */
  isMadeFor: boolean;
  /** Courses of one provider and one title have the same number. */
  series: number;
  /** Versions of one course have the same number; 0: there are no others. */
  versions: number;
  /** Of a search for a field: the number of the part that it is on; of one for a profession, what it takes besides. */
  part?: number;
  /** Whether the words contained a provider's or teacher's name. */
  byName: boolean;
  parts: Record<string, number>;
  fields: Explanation['fields'];
};

/** Numbers of later parts; digits number versions too ("Python 3"). */
const LATER = ['ii', 'iii', 'iv', 'advanced', 'graduate'];

/** A course is about a term that it has at least so well in its title, first topic or people. */
const MAIN = 0.75;

const NOT_EXPLAINED: Pick<Ranked, 'parts' | 'fields'> = { parts: {}, fields: [] };

/** No word that says nothing weighs more. */
const FILLER = 0.4;

type FieldName = Explanation['fields'][number]['found'][number];

class FieldHits {
  readonly whole: Float32Array;
  readonly #parts: Float32Array[];
  readonly #clauses: readonly Clause[];
  #isEmpty = true;
  constructor({ clauses }: ParsedQuery) {
    this.#clauses = clauses;
    this.whole = new Float32Array(clauses.length);
    this.#parts = clauses.map(({ parts, nameParts }) => new Float32Array(parts + nameParts));
  }

  clear(): void {
    if (this.#isEmpty) return;
    this.#isEmpty = true;
    this.whole.fill(0);
    for (const part of this.#parts) part.fill(0);
  }

  add(clause: number, part: number, quality: number): void {
    this.#isEmpty = false;
    if (part < 0) this.whole[clause] = Math.max(this.whole[clause] ?? 0, quality);
    else {
      const parts = this.#parts[clause];
      if (parts) parts[part] = Math.max(parts[part] ?? 0, quality);
    }
  }

  /** How well the term matches: by one word that represents it, or by all its words or all those of its topic's name. */
  of(clause: number, together: boolean): number {
    if (this.#isEmpty) return 0;
    const { parts, nameParts } = this.#clauses[clause] as Clause;
    const best = Math.max(this.#worst(clause, 0, parts), this.#worst(clause, parts, parts + nameParts));
    return Math.max(this.whole[clause] ?? 0, best * (together ? 1 : WEIGHTS.apart));
  }

  /** How well the worst of these words was found; 0 for a single one, which represents the term. */
  #worst(clause: number, from: number, to: number): number {
    if (to - from < 2) return 0;
    const parts = this.#parts[clause];
    let worst = 1;
    for (let at = from; at < to; at++) worst = Math.min(worst, parts?.[at] ?? 0);
    return worst;
  }
}

/** Scores the rows of one search. Created once per search: its arrays are reused for every row. */
export class Ranker {
  readonly #title: FieldHits;
  readonly #first: FieldHits;
  readonly #topics: FieldHits;
  readonly #people: FieldHits;
  readonly #more: FieldHits;
  readonly #sets = new Map<number, ReadonlySet<number>>();
  /** Of the head that is being scored. */
  readonly #offsets = new FieldOffsets();
  readonly #total: number;
  readonly #isFree: number;
  readonly #english: number;
  readonly #languages: ReadonlySet<number>;
  readonly #isEnglish: boolean;
  readonly #nearness: (facts: RowFacts) => number;
  readonly #levelFit: (facts: RowFacts) => number;
  /** Nothing but one subject is asked for: what most people mean tells more than the words of a title. */
  readonly #isSubject: boolean;
  /** What it adds that a course is made for such people, by the number of their term. */
  readonly #audiences: ReadonlyMap<number, number>;
  /** The course's first topic is the subject of the search. */
  #isOwn = false;
  /** Whether any of its topics is. */
  #hasTopic = false;
  #audience = 0;
  /** Numbers of words by which the title of one is a later part of several, where that is not asked for. */
  readonly #laterWords: ReadonlySet<number>;
  #isLater = false;
  /** Its title names a part of its topics that the search does not: "Linear" algebra, mathematics for "computer science". */
  #isSpecial = false;
  /** The parts of the one subject that is asked for, and how much of it they are. */
  readonly #field: Field;
  /** The part of it that the course is on. */
  #part: FieldPart | undefined;
  #partWeight = 0;
  /** What the profession of the search takes besides what it mainly is, and the course is on. */
  #besides: number | undefined;
  readonly #priorWeight: number;

  constructor(
    readonly index: CatalogIndex,
    readonly parsed: ParsedQuery,
    readonly exact: ReadonlySet<number>,
    readonly options: { explain: boolean; meaning?: Float32Array },
  ) {
    this.#nearness = topicNearness(index, options.meaning);
    this.#title = new FieldHits(parsed);
    this.#first = new FieldHits(parsed);
    this.#topics = new FieldHits(parsed);
    this.#people = new FieldHits(parsed);
    this.#more = new FieldHits(parsed);
    this.#total = parsed.clauses.reduce((sum, { weight }) => sum + weight, 0);
    this.#english = valueId(index, 'language', 'en') ?? -1;
    // Words that belong to no language ("python") are typed by people who read English.
    this.#languages = parsed.languages.size > 0 ? parsed.languages : new Set([this.#english]);
    this.#isEnglish = this.#languages.has(this.#english);
    this.#isFree = valueId(index, 'cost', 'free') ?? -1;
    this.#isSubject =
      parsed.learner === 'any' && parsed.clauses.filter(({ required }) => required).length === 1;
    this.#field = this.#isSubject ? fieldOf(index, parsed) : NO_FIELD;
    const later = this.#isSubject ? LATER.flatMap((word) => findWord(index, word)) : [];
    this.#laterWords = new Set(later.map(({ id }) => id).filter((id) => !parsed.hits.has(id)));
    this.#priorWeight = this.#isSubject
      ? WEIGHTS.priorOfSubject + WEIGHTS.priorOfField * this.#field.breadth
      : WEIGHTS.prior;
    this.#audiences = audienceFit(index, parsed);
    this.#levelFit = parsed.learner ? levelFit(index, parsed.learner) : () => 0;
  }

  /** Scores the rows, best first; ties by popularity. */
  rank(rows: Iterable<number>): Ranked[] {
    const { store } = this.index;
    const scored = store.heads(rows).map(({ row, head }) => ({ head, ranked: this.#score(row, head) }));
    const lacking = scored.filter(({ ranked }) => !ranked.complete).map(({ ranked }) => ranked.row);
    const contents = store.contents(lacking);
    return scored
      .map(({ head, ranked }) => {
        const content = contents.get(ranked.row);
        return content ? this.#score(ranked.row, head, content) : ranked;
      })
      .sort((a, b) => b.score - a.score || a.row - b.row);
  }

  /** Scores a course by the words of its head, and of its content where given. */
  #score(row: number, head: Uint32Array, content?: Uint32Array): Ranked {
    const { phrase, focus, titleShare } = this.#readTitle(head);
    this.#readRest(head);
    if (content) this.#readContent(content);
    const { text, onHead, isAbout, byName, complete } = this.#readUnits(phrase > 0);
    const facts = this.index.store.facts(row);
    const language = this.#languageOf(facts.language);
    const { breadth } = this.#field;
    const isOfField = this.#part !== undefined && breadth > 0;
    const part = isOfField ? this.#part?.id : this.#besides;
    const parts = {
      // What is on a part is as good with the subject's name in its title as without.
      text: isOfField ? (1 - breadth) * text + breadth * this.#partWeight : text,
      phrase: WEIGHTS.phrase * phrase * (1 - breadth),
      focus:
        this.parsed.subjects.size > 0 && focus === 1 ? 0 : WEIGHTS.focus * focus * titleShare * (1 - breadth),
      exact: this.exact.has(row) ? this.#exactWeight(language) : 0,
      language,
      // In a language that nobody asked for, it is no reason to come first.
      ownTopic: this.#isOwn && language > 0 ? WEIGHTS.ownTopic : 0,
      lacksTopic:
        this.#isSubject && !this.#hasTopic ? -WEIGHTS[this.#isSpecial ? 'otherTopic' : 'lacksTopic'] : 0,
      special: this.#isSpecial && !isOfField ? -WEIGHTS.special : 0,
      unsaid: isOfField ? 0 : -WEIGHTS.unsaid * breadth * (1 - Math.min(1, 2 * focus)),
      laterPart: this.#isLater ? -WEIGHTS.laterPart : 0,
      level: this.#levelFit(facts) * (1 + 2 * breadth),
      audience: this.#audience,
      prior: this.#priorWeight * facts.popularity,
      playable: facts.isPlayable ? WEIGHTS.playable : 0,
      meaning: WEIGHTS.meaning * this.#nearness(facts),
      free: facts.cost === this.#isFree ? WEIGHTS.free : 0,
    };
    let score = 0;
    for (const part of Object.values(parts)) score += part;
    return {
      row,
      score,
      complete,
      isAbout,
      onHead,
      isAccepted: language > 0,
      isMadeFor: this.#audience > 0,
      series: seriesOf(head),
      versions: versionsOf(head),
      ...(part !== undefined && { part }),
      byName,
      parts: this.options.explain ? parts : NOT_EXPLAINED.parts,
      fields: this.options.explain ? this.#fields(phrase > 0) : NOT_EXPLAINED.fields,
    };
  }

  /** How well the terms were found, by the best field of each. */
  #readUnits(
    together: boolean,
  ): Pick<Ranked, 'onHead' | 'isAbout' | 'byName' | 'complete'> & { text: number } {
    const { clauses } = this.parsed;
    let text = 0;
    let places = 0;
    let isAbout = true;
    let byName = false;
    let complete = true;
    for (let u = 0; u < clauses.length; u++) {
      const { weight, required } = clauses[u] as ParsedQuery['clauses'][number];
      const title = this.#title.of(u, together) * WEIGHTS.title;
      const first = this.#first.of(u, true) * WEIGHTS.firstTopic;
      const topics = Math.max(first, this.#topics.of(u, true) * WEIGHTS.topics);
      const people = this.#people.of(u, true) * WEIGHTS.people;
      const onHead = Math.max(title, topics, people);
      const best = Math.max(onHead, this.#more.of(u, true) * WEIGHTS.more);
      text += weight * (best + (title > 0 && topics > 0 ? WEIGHTS.secondField : 0));
      if (!required) continue;
      if (best === 0) complete = false;
      if (best === people && best > 0) byName = true;
      if (onHead > 0) places += 2 ** u;
      if (Math.max(this.#isSpecial ? 0 : title, first, people) < MAIN) isAbout = false;
    }
    return {
      text: this.#total > 0 ? text / this.#total : 0,
      onHead: this.#setOf(places),
      isAbout,
      byName,
      complete,
    };
  }

  /** The numbers of the bits that are set. Hundreds of rows share a few such sets. */
  #setOf(places: number): ReadonlySet<number> {
    const known = this.#sets.get(places);
    if (known) return known;
    const set = new Set([...this.parsed.clauses.keys()].filter((u) => Math.floor(places / 2 ** u) % 2 === 1));
    this.#sets.set(places, set);
    return set;
  }

  /** For an explanation: where each term was found. */
  #fields(together: boolean): Explanation['fields'] {
    return this.parsed.clauses.flatMap(({ words }, u) => {
      const found: Record<FieldName, number> = {
        title: this.#title.of(u, together),
        topics: Math.max(this.#first.of(u, true), this.#topics.of(u, true)),
        people: this.#people.of(u, true),
        more: this.#more.of(u, true),
      };
      const names = (Object.keys(found) as FieldName[]).filter((name) => found[name] > 0);
      return names.length > 0 ? [{ word: words, found: names }] : [];
    });
  }

  /** Many courses are called by the name of their subject: that says little, and nothing in a language not asked for. */
  #exactWeight(language: number): number {
    const isName =
      this.parsed.subjects.size === 0 || this.parsed.clauses.some(({ words }) => CODE.test(words));
    if (isName) return WEIGHTS.exact;
    return language > 0 ? WEIGHTS.exactSubject * (1 - this.#field.breadth) : 0;
  }

  /** The language of the words first, then English, then any other. */
  #languageOf(language: number): number {
    if (this.#languages.has(language)) return this.#isEnglish ? WEIGHTS.language : WEIGHTS.otherLanguage;
    return language === this.#english ? WEIGHTS.englishInstead : 0;
  }

  /**
   * Compares the words with the title: how many are adjacent as typed, and how much of the title they cover.
   */
  #readTitle(head: Uint32Array): { phrase: number; focus: number; titleShare: number } {
    this.#title.clear();
    this.#isLater = false;
    const { hits, text, clauses } = this.parsed;
    const { title, extra, topics } = this.#offsets.of(head);
    let total = 0;
    let covered = 0;
    let sideBySide = 0;
    let before: number[] = [];
    for (let i = title; i < extra; i++) {
      const id = head[i] ?? 0;
      const weight = this.index.weights[id] ?? 0;
      total += weight;
      if (this.#laterWords.has(id)) this.#isLater = true;
      const here = hits.get(id);
      const at: number[] = [];
      if (here) {
        covered += weight;
        for (const { clause, part, quality, token } of here) {
          this.#title.add(clause, part, quality);
          at.push(token);
          if (before.includes(token - 1)) sideBySide++;
        }
      }
      before = at;
    }
    for (let i = extra; i < topics; i++) this.#add(this.#title, head[i] ?? 0);
    let found = 0;
    let asked = 0;
    clauses.forEach(({ weight, required }, u) => {
      if (!required) return;
      asked += weight;
      found += weight * this.#title.of(u, true);
    });
    return {
      phrase: text > 1 ? Math.min(1, sideBySide / (text - 1)) : found > 0 ? 1 : 0,
      focus: total > 0 ? covered / total : 0,
      titleShare: asked > 0 ? found / asked : 1,
    };
  }

  #add(field: FieldHits, id: number): void {
    const here = this.parsed.hits.get(id);
    if (here) for (const { clause, part, quality } of here) field.add(clause, part, quality);
  }

  /** How much of what the title says besides the search are these words of the head: 1 for half of it. */
  #shareOfTitle(head: Uint32Array, from: number, to: number): number {
    const words = head.subarray(from, to);
    let all = 0;
    let said = 0;
    for (let i = this.#offsets.title; i < this.#offsets.extra; i++) {
      const id = head[i] ?? 0;
      const weight = this.index.weights[id] ?? 0;
      if (weight <= FILLER || this.parsed.hits.has(id)) continue;
      all += weight;
      if (words.includes(id)) said += weight;
    }
    return all > 0 ? Math.min(1, (2 * said) / all) : 0;
  }

  #readRest(head: Uint32Array): void {
    const { title, extra, topics, firstTopicEnd, people, end } = this.#offsets.of(head);
    this.#first.clear();
    this.#topics.clear();
    this.#people.clear();
    this.#more.clear();
    // A topic's words begin with the term that stands for it.
    const first = firstTopicEnd > topics ? (head[topics] ?? 0) : 0;
    this.#isOwn = this.parsed.subjects.has(first) && !this.parsed.besides.has(first);
    this.#part = this.#field.parts.get(first);
    this.#partWeight = this.#part
      ? WEIGHTS.partOfField -
        WEIGHTS.deeper * this.#part.depth -
        WEIGHTS.unsaid * (1 - this.#shareOfTitle(head, topics + 1, firstTopicEnd))
      : 0;
    this.#isSpecial = false;
    this.#hasTopic = false;
    this.#besides = undefined;
    const inTitle = this.parsed.subjects.size > 0 ? head.subarray(title, extra) : head.subarray(0, 0);
    for (let i = topics; i < people; i++) {
      const id = head[i] ?? 0;
      this.#add(i < firstTopicEnd ? this.#first : this.#topics, id);
      if (this.parsed.subjects.has(id)) this.#hasTopic = true;
      if (this.parsed.besides.has(id)) this.#besides ??= id;
      const isAccepted = this.parsed.hits.has(id) || this.parsed.subjectWords.has(id);
      if (!isAccepted && inTitle.includes(id)) this.#isSpecial = true;
    }
    this.#audience = 0;
    for (let i = people; i < end; i++) {
      const id = head[i] ?? 0;
      this.#add(this.#people, id);
      this.#audience += this.#audiences.get(id) ?? 0;
    }
  }

  /**
   * Compares the words with the content, part by part: words together in one lesson title count more than
   * scattered ones.
   */
  #readContent(content: Uint32Array): void {
    const wanted = this.parsed.clauses.filter(({ required }) => required).length;
    let here = new Set<number>();
    for (const id of content) {
      const hits = id === 0 ? undefined : this.parsed.hits.get(id);
      if (id === 0) here = new Set();
      for (const { clause, part, quality } of hits ?? []) {
        here.add(clause);
        this.#more.add(clause, part, quality * WEIGHTS.spread);
      }
      if (hits && here.size >= wanted) for (const clause of here) this.#more.add(clause, -1, 1);
    }
  }
}
