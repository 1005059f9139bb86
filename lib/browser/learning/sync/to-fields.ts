import { MOMENTS } from '@/lib/learning/records/limit-dates';
import { lessonsFinished, secondsWatched } from '@/lib/learning/records/merge-documents';
import { type Collection, type Documents, kinds } from './documents';

/** Fields that can be unset. If one is absent here, it must be removed from the account too. */
const REMOVABLE: { [C in Collection]: (keyof Documents[C])[] } = {
  watchHistory: ['markedDone', 'markedAt', 'restartedAt'],
  activityDays: ['timeZone'],
  savedCourses: ['savedAt', 'removedAt', 'restartedAt'],
  settings: ['timeZone'],
  paths: ['savedAt', 'removedAt'],
};

/**
 * Maximum length of a path's steps in the account. Its rules cannot check a list, only the length of a text.
 */
const STEPS_TEXT = 30_000;

type Steps = Documents['paths']['steps'];

/** The steps as one text. If it is too long, titles are left out, because the catalogue has them too. */
function stepsText(steps: Steps): string {
  const text = JSON.stringify(steps);
  return text.length <= STEPS_TEXT ? text : JSON.stringify(steps.map(({ courseId }) => ({ courseId })));
}

function readSteps(steps: unknown): unknown {
  if (typeof steps !== 'string') return steps;
  try {
    return JSON.parse(steps);
  } catch {
    return undefined;
  }
}

/**
 * The fields of a document as they are set, with merge, in the account.
 * @param removal the value that means "remove this field"
 */
export function toFields<C extends Collection>(
  collection: C,
  data: Documents[C],
  removal: unknown,
): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      MOMENTS.includes(name) && typeof value === 'number' ? new Date(value) : value,
    ]),
  );
  for (const name of REMOVABLE[collection]) fields[name as string] ??= removal;
  if ('devices' in data) {
    fields.seconds = secondsWatched(data);
    fields.lessonsFinished = lessonsFinished(data);
  }
  if ('steps' in data) fields.steps = stepsText(data.steps);
  return fields;
}

/** A document from the account's fields, timestamps in milliseconds; undefined if it is not valid. */
export function fromFields<C extends Collection>(
  collection: C,
  fields: Record<string, unknown>,
): Documents[C] | undefined {
  const readable = 'steps' in fields ? { ...fields, steps: readSteps(fields.steps) } : fields;
  return kinds[collection].read(readable);
}
