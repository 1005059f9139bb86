import { isFewValued } from '@/engine/format/facet-kinds';
import { valueId } from '@/engine/format/facet-values';
import { facetValue, type IndexFile } from '@/engine/format/open-index';
import { FACETS, type FacetName, type Filters } from '@/engine/search.types';
import { type HoursRange, hoursRange, NOT_STATED } from '@/engine/values';

/** What a filter requires of a row: one of the chosen values, or hours within one of the ranges. */
type Choice = { facet: FacetName; chosen: Uint8Array; ranges: HoursRange[] };

function choiceOf(index: IndexFile, facet: FacetName, values: string[]): Choice {
  const chosen = new Uint8Array(index.facets[facet].values + 1);
  for (const value of values) chosen[valueId(index, facet, value) ?? 0] = 1;
  chosen[0] = values.includes(NOT_STATED) ? 1 : 0;
  const ranges = facet === 'length' ? values.map(hoursRange).filter((range) => range !== undefined) : [];
  return { facet, chosen, ranges };
}

type Marks = { failures: Uint8Array; failed: Uint8Array };

const isByCombination = ({ facet, ranges }: Choice): boolean => isFewValued(facet) && ranges.length === 0;

/** For each combination of the facets with few values: how many filters it fails, and the last failed one. */
function markCombinations(index: IndexFile, choices: Choice[]): Marks {
  const length = index.facets.level.ids.length;
  const marks = { failures: new Uint8Array(length), failed: new Uint8Array(length) };
  choices.forEach((choice, number) => {
    if (!isByCombination(choice)) return;
    const { ids } = index.facets[choice.facet];
    for (let at = 0; at < length; at++) {
      if (choice.chosen[ids[at] ?? 0]) continue;
      marks.failures[at] = (marks.failures[at] ?? 0) + 1;
      marks.failed[at] = number;
    }
  });
  return marks;
}

/** Marks rows that do not pass: `failures` counts the failed facets, `failed` is the last of them. */
function markFailures(
  index: IndexFile,
  rows: Uint32Array,
  { facet, chosen, ranges }: Choice,
  marks: Marks & { number: number },
): void {
  const column = index.facets[facet];
  const { ids, starts } = column;
  const { failures, failed, number } = marks;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    let passes = 0;
    if (starts) {
      const end = starts[row + 1] ?? 0;
      for (let at = starts[row] ?? 0; at < end && passes === 0; at++) passes = chosen[ids[at] ?? 0] ?? 0;
    } else passes = chosen[facetValue(column, row)] ?? 0;
    if (passes === 0 && ranges.length > 0) {
      const hours = index.numbers.hours[row] ?? 0;
      if (hours > 0 && ranges.some(({ from, to }) => hours >= from && hours < to)) passes = 1;
    }
    if (passes === 0) {
      failures[i] = (failures[i] ?? 0) + 1;
      failed[i] = number;
    }
  }
}

/** The rows with this number of failures and, if given, with this failed facet. */
function rowsFailing(
  rows: Uint32Array,
  marks: { failures: Uint8Array; failed: Uint8Array },
  failures: number,
  number = 0,
): Uint32Array {
  const found = new Uint32Array(rows.length);
  let count = 0;
  for (let i = 0; i < rows.length; i++) {
    if (marks.failures[i] === failures && (failures === 0 || marks.failed[i] === number)) {
      found[count++] = rows[i] ?? 0;
    }
  }
  return found.slice(0, count);
}

function choicesOf(index: IndexFile, filters: Filters): Choice[] {
  return FACETS.flatMap((facet) => {
    const values = filters[facet];
    return values?.length ? [choiceOf(index, facet, values)] : [];
  });
}

function mark(index: IndexFile, rows: Uint32Array, choices: Choice[]): Marks {
  const marks = { failures: new Uint8Array(rows.length), failed: new Uint8Array(rows.length) };
  if (choices.some(isByCombination)) {
    const { failures, failed } = markCombinations(index, choices);
    for (let i = 0; i < rows.length; i++) {
      const combination = index.combinations[rows[i] ?? 0] ?? 0;
      marks.failures[i] = failures[combination] ?? 0;
      marks.failed[i] = failed[combination] ?? 0;
    }
  }
  choices.forEach((choice, number) => {
    if (!isByCombination(choice)) markFailures(index, rows, choice, { ...marks, number });
  });
  return marks;
}

/** The rows that pass all filters, and those that fail exactly one facet, by that facet. */
export type Partition = { passed: Uint32Array; failing: Map<FacetName, Uint32Array> };

/** Like `partition`, if a row's combination decides everything: two reads per row. */
function partitionByCombination(index: IndexFile, rows: Uint32Array, choices: Choice[]): Partition {
  const { failures, failed } = markCombinations(index, choices);
  const several = choices.length + 1;
  const listOf = failures.map((count, at) =>
    count === 0 ? 0 : count === 1 ? (failed[at] ?? 0) + 1 : several,
  );
  const { combinations } = index;
  const sizes = new Uint32Array(several + 1);
  for (let i = 0; i < rows.length; i++) {
    const list = listOf[combinations[rows[i] ?? 0] ?? 0] ?? 0;
    sizes[list] = (sizes[list] ?? 0) + 1;
  }
  const lists = Array.from(sizes, (size) => new Uint32Array(size));
  const ends = new Uint32Array(sizes.length);
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    const list = listOf[combinations[row] ?? 0] ?? 0;
    const end = ends[list] ?? 0;
    (lists[list] as Uint32Array)[end] = row;
    ends[list] = end + 1;
  }
  const [passed = rows, ...failing] = lists;
  return { passed, failing: new Map(choices.map(({ facet }, at) => [facet, failing[at] ?? rows])) };
}

export function partition(index: IndexFile, rows: Uint32Array, filters: Filters): Partition {
  const choices = choicesOf(index, filters);
  if (choices.length === 0) return { passed: rows, failing: new Map() };
  if (choices.every(isByCombination)) return partitionByCombination(index, rows, choices);
  const marks = mark(index, rows, choices);
  return {
    passed: rowsFailing(rows, marks, 0),
    failing: new Map(choices.map(({ facet }, number) => [facet, rowsFailing(rows, marks, 1, number)])),
  };
}
