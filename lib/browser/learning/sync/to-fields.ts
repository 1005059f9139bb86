import { MOMENTS } from '@/lib/learning/records/limit-dates';
import { lessonsFinished, secondsWatched } from '@/lib/learning/records/merge-documents';
import { type Collection, type Documents, kinds } from './documents';

/** Fields that may be taken back: where one is absent here it must go from the account as well. */
const REMOVABLE: { [C in Collection]: (keyof Documents[C])[] } = {
  watchHistory: ['markedDone', 'markedAt', 'restartedAt'],
  activityDays: ['timeZone'],
  savedCourses: ['savedAt', 'removedAt', 'restartedAt'],
  settings: ['timeZone'],
  paths: ['savedAt', 'removedAt'],
};

/** Characters that the account takes of a path's steps: its rules cannot look into a list, only at a text's length. */
const STEPS_TEXT = 30_000;

type Steps = Documents['paths']['steps'];

/** The steps as one text; of too long ones without the titles, which the catalogue knows as well. */
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
 * A document as it is set, with merge, in the account.
 * @param removal what stands for "remove this field"
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

/** A document as the account holds it, moments in milliseconds; undefined where it is not one of ours. */
export function fromFields<C extends Collection>(
  collection: C,
  fields: Record<string, unknown>,
): Documents[C] | undefined {
  const readable = 'steps' in fields ? { ...fields, steps: readSteps(fields.steps) } : fields;
  return kinds[collection].read(readable);
}
