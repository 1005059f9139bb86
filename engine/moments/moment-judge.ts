import { TOPIC_PREFIX } from '@/engine/format/analyse-course';
import type { CatalogIndex, FoundPieces } from '@/engine/format/course-store.types';
import { valueId } from '@/engine/format/facet-values';
import { lessonPieces } from '@/engine/format/lesson-pieces';
import type { Clause } from '@/engine/query/parse-clauses';
import type { Retrieved } from '@/engine/query/retrieve';
import { findTopic } from '@/engine/retrieve/near-topics';
import type { CourseMoment } from '@/engine/search.types';
import { isQuestion } from '@/engine/text/question-words';
import { stem } from '@/engine/text/stem';
import { tokenize } from '@/engine/text/tokenize';
import { type Wanted, type WantedWords, wordsOf } from './judge-piece';
import { bestMoment, withCourse } from './to-moment';

/** A lesson whose title is mostly about something else is no answer. */
const LEAST_FIT = 0.3;

const WEIGHTS = { fit: 1, popularity: 0.2, language: 0.3, onTopic: 0.25, question: 0.15 };

/** `answers`: good enough to stand on its own, in a language that was asked for. */
export type Scored = { row: number; moment: CourseMoment; score: number; answers: boolean };

/** The stems of a term, and those of the English name of a topic that it names in another language. */
function wantedOf(index: CatalogIndex, { lessonAlternatives, words }: Clause): Wanted {
  const names = lessonAlternatives.flatMap(([token = '']) =>
    token.startsWith(TOPIC_PREFIX) ? (findTopic(index, token.slice(TOPIC_PREFIX.length))?.name ?? []) : [],
  );
  const stems = names.map((name) => tokenize(name).map(({ surface }) => stem(surface, 'en')));
  return { words, lessonAlternatives: [...lessonAlternatives, ...stems] };
}

/** Judges pieces as answers to one search. */
export class MomentJudge {
  readonly #wanted: WantedWords;
  readonly #topics: ReadonlySet<string>;
  readonly #english: number;
  readonly #languages: ReadonlySet<number>;
  readonly #anyLanguage: boolean;

  constructor(
    readonly index: CatalogIndex,
    { parsed, filters }: Pick<Retrieved, 'parsed' | 'filters'>,
    readonly words: string,
  ) {
    const terms = parsed.clauses.filter(({ required }) => required);
    this.#wanted = wordsOf(terms.map((term) => wantedOf(index, term)));
    this.#topics = new Set(terms.flatMap(({ topics }) => topics));
    this.#english = valueId(index, 'language', 'en') ?? -1;
    this.#languages = parsed.languages.size > 0 ? parsed.languages : new Set([this.#english]);
    this.#anyLanguage = filters.language !== undefined;
  }

  /** The best piece of each course. */
  score(pieces: FoundPieces): Scored[] {
    const asked = isQuestion(this.words);
    return this.index.store.courses(pieces.keys()).flatMap(([row, course]) => {
      const all = lessonPieces(course.lessons);
      const places = pieces.get(row) ?? [];
      const some = places.map((place) => all[place]).filter((piece) => piece !== undefined);
      const best = bestMoment(this.index.rules, course, some, this.#wanted);
      if (!best) return [];
      const facts = this.index.store.facts(row);
      const language = this.#languageOf(facts.language);
      const { lesson, chapter } = best.moment;
      const score =
        WEIGHTS.fit * best.fit +
        WEIGHTS.popularity * facts.popularity +
        (language ?? 0) +
        (course.topics.some((slug) => this.#topics.has(slug)) ? WEIGHTS.onTopic : 0) +
        (asked && isQuestion(chapter ?? lesson) ? WEIGHTS.question : 0);
      const answers = best.fit >= LEAST_FIT && language !== undefined;
      return [{ row, moment: withCourse(best.moment, course), score, answers }];
    });
  }

  /** The language of the words, then English; an unasked third one is no answer. */
  #languageOf(language: number): number | undefined {
    if (this.#anyLanguage || this.#languages.has(language)) return WEIGHTS.language;
    return language === this.#english ? 0 : undefined;
  }
}
