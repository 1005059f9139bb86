/** A document whose fields are merged one by one: for each field the newest value wins. */
type TimedDocument = {
  /** When the document was last changed, in milliseconds since 1970. */
  updatedAt: number;
  /**
   * When each field was set. A document of an older version has no times; all its fields count as set at
   * `updatedAt`.
   */
  times?: Record<string, number> | undefined;
};

type Choice = { value: unknown; at: number };

const textOf = (value: unknown) => JSON.stringify(value) ?? '';

function choiceOf<T extends TimedDocument>(document: T, field: keyof T & string): Choice {
  const { times, updatedAt } = document;
  return { value: document[field], at: times ? (times[field] ?? 0) : updatedAt };
}

/** If both have the same time, the text decides, so that every device gets the same result. */
function newer(one: Choice, other: Choice): Choice {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return textOf(one.value) >= textOf(other.value) ? one : other;
}

function withChoices<T extends TimedDocument>(base: T, choices: [string, Choice][], updatedAt: number): T {
  const rest: Record<string, unknown> = { ...base };
  const times: Record<string, number> = {};
  for (const [field, { value, at }] of choices) {
    if (value === undefined) delete rest[field];
    else rest[field] = value;
    if (at > 0) times[field] = at;
  }
  return { ...rest, times, updatedAt } as T;
}

/** Creates a function that merges two documents field by field. */
export function createMerger<T extends TimedDocument>(
  fields: readonly (keyof T & string)[],
): (one: T, other: T) => T {
  return (one, other) =>
    withChoices(
      one,
      fields.map((field) => [field, newer(choiceOf(one, field), choiceOf(other, field))]),
      Math.max(one.updatedAt, other.updatedAt),
    );
}

/** The document after some fields were set; `undefined` removes a field. */
export function setFields<T extends TimedDocument>(
  fields: readonly (keyof T & string)[],
  before: T,
  change: Partial<T>,
  now: number,
): T {
  return withChoices(
    before,
    fields.map((field) => [
      field,
      Object.hasOwn(change, field) ? { value: change[field], at: now } : choiceOf(before, field),
    ]),
    now,
  );
}
