import type { CourseCard } from '@/engine/course.schema';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import { valueNamed } from '@/engine/format/facet-values';
import { versionsOf } from '@/engine/format/vocabulary';
import { requiredOf } from '@/engine/query/parse-clauses';
import { firstVersions } from '@/engine/rank/first-versions';
import { rowsBetween } from '@/engine/rank/order-rows';
import { PAGE_SIZE } from '@/engine/search.types';
import type { SearchSummary } from '@/engine/search-engine.types';
import { isEnglish, NO_LANGUAGE } from '@/engine/text/languages';
import { deniesLevel } from '@/engine/text/title-levels';
import { COSTS, LEVELS, type Level } from '@/engine/values';
import type { FoundSearch } from './run-search';

/** Courses per group, and the number of languages with a group. */
const SHOWN = 3;
const LANGUAGES = 6;
/** Courses of a level that are read for one that its title does not contradict. */
const READ = 24;

/** Language tags that do not stand for a spoken language. */
const WORDLESS: ReadonlySet<string> = new Set([NO_LANGUAGE, 'zxx', 'mul']);

/** Groups the rows by their value of a facet, in order; unknown values are left out. */
function rowsByValue(
  index: CatalogIndex,
  facet: 'level' | 'language' | 'cost' | 'provider',
  rows: number[],
): Map<string, number[]> {
  const byId = new Map<number, number[]>();
  for (const row of rows) {
    const id = index.store.facts(row)[facet];
    if (id === 0) continue;
    const same = byId.get(id);
    if (same) same.push(row);
    else byId.set(id, [row]);
  }
  return new Map([...byId].map(([id, same]) => [valueNamed(index, facet, id)[0], same]));
}

/** The rows in the order of the results, without those that do not match all words. */
function rowsWithAllWords({ store }: CatalogIndex, { ordered, shared, complete }: FoundSearch): number[] {
  const rows = rowsBetween(ordered, 0, Math.min(shared.total, store.resultWindow));
  if (!shared.relaxed) return rows;
  const whole = complete?.among(rows);
  return rows.filter((row) => whole?.has(row));
}

/** What crawlers, who do not turn pages, would not find on the first page of a topic. */
function withContents({ store }: CatalogIndex, { understood, ordered }: FoundSearch): CourseCard[] {
  if (!understood.ofTopic) return [];
  const { listed, series } = understood.ofTopic;
  const rows = rowsBetween(ordered, 0, PAGE_SIZE);
  const versions = new Map(store.heads(rows).map(({ row, head }) => [row, versionsOf(head)]));
  const shown = store.rowsOf(firstVersions(rows, (row) => versions.get(row) ?? 0)[0]);
  const others = [
    ...listed.without(shown).first(PAGE_SIZE),
    ...series.without(shown).without(listed).first(SHOWN),
  ];
  return store.cards(others).map(({ card }) => card);
}

type Rows = ReadonlyMap<string, number[]>;

/**
 * Where to start: English, like the page, about the topic and no more, by its title or its first topic, and of a level that the
 * title does not deny.
 */
function startHere(
  { store }: CatalogIndex,
  { understood }: FoundSearch,
  { levels, languages }: { levels: Rows; languages: Rows },
): SearchSummary['startHere'] {
  if (!understood.ofTopic) return [];
  const { own, main } = understood.ofTopic;
  const name = requiredOf(understood.ordering);
  const about = name.length > 0 ? store.union([own, main.and(store.withAll(name, 'title'))]) : own;
  const english = new Set([...languages].filter(([tag]) => isEnglish(tag)).flatMap(([, rows]) => rows));
  const firstOf = (level: Level) => {
    const rows = (levels.get(level) ?? []).filter((row) => english.has(row));
    const suited = about.among(rows);
    const read = rows.filter((row) => suited.has(row)).slice(0, READ);
    return store.cards(read).find(({ card }) => !deniesLevel(card.title, level))?.card;
  };
  return LEVELS.flatMap((level) => {
    const card = firstOf(level);
    return card ? [{ level, card }] : [];
  });
}

/**
 * Counts what a search found with all its words, as far as the store reaches, and names notable courses by level, length
 * and language. The search is not parsed again.
 */
export function summariseSearch(index: CatalogIndex, found: FoundSearch): SearchSummary {
  const all = rowsWithAllWords(index, found);
  const cards = (rows: number[]): CourseCard[] => index.store.cards(rows).map(({ card }) => card);
  const hours = (row: number): number => index.store.facts(row).hours;
  const levels = rowsByValue(index, 'level', all);
  const byLanguage = rowsByValue(index, 'language', all);
  const languages = [...byLanguage]
    .filter(([language]) => !WORDLESS.has(language))
    .sort(([, a], [, b]) => b.length - a.length);
  // Sorting is stable: of equal lengths, the better match stays in front.
  const byLength = all.filter((row) => hours(row) > 0).sort((a, b) => hours(a) - hours(b));
  return {
    courses: all.length,
    free: rowsByValue(index, 'cost', all).get(COSTS[0])?.length ?? 0,
    providers: rowsByValue(index, 'provider', all).size,
    levels: LEVELS.flatMap((level) => {
      const same = levels.get(level);
      return same ? [{ level, count: same.length }] : [];
    }),
    withContents: withContents(index, found),
    startHere: startHere(index, found, { levels, languages: byLanguage }),
    languages: languages.map(([language, same]) => ({ language, count: same.length })),
    inOtherLanguages: languages
      .filter(([language]) => !isEnglish(language))
      .slice(0, LANGUAGES)
      .flatMap(([, same]) => cards(same.slice(0, 1))),
    withLength: byLength.length,
    shortest: cards(byLength.slice(0, SHOWN)),
    longest: cards(byLength.slice(-SHOWN).reverse()),
  };
}
