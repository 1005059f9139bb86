import { languageName } from '@/lib/course';
import { isAppError } from '@/lib/errors';
import { makePlan, type PlanRequest, type PlanView, planLanguages } from '@/lib/guide';
import { gatherStages, readPlanRequest } from '@/lib/guide/server';
import type { Unavailable } from '@/lib/pages';
import type { SearchEngine } from '@/lib/search/server';
import { type Outcome, type PageRequest, unlessUnavailable } from './outcome';

type Parameters = PageRequest['parameters'];

function read(given: unknown): PlanRequest | undefined {
  try {
    return readPlanRequest(given);
  } catch (error) {
    if (isAppError(error)) return undefined;
    throw error;
  }
}

/** A condition that is not valid is left out; a goal that is not valid is none. An empty field of the form is not sent. */
function readRequest(parameters: Parameters): PlanRequest | undefined {
  const given = Object.entries(parameters)
    .map(([name, value]) => [name, Array.isArray(value) ? value[0] : value] as const)
    .filter(([, value]) => value);
  const { goal, ...conditions } = Object.fromEntries(given);
  return read({ goal, ...conditions }) ?? read({ goal });
}

const choicesFor = (language: string | undefined) =>
  planLanguages(language ? [{ value: language, label: languageName(language) }] : []);

/** Loads `/plan`. `note` records a plan that was made. */
export function loadPlan(
  catalog: Pick<SearchEngine, 'search'>,
  parameters: Parameters,
  note: () => void = () => {},
): Promise<Outcome<PlanView | Unavailable>> {
  return unlessUnavailable<PlanView | Unavailable>({ unavailable: true }, async () => {
    const request = readRequest(parameters);
    const languages = choicesFor(request?.language);
    if (!request) return { kind: 'found', props: { languages }, indexed: false, shared: true };
    const plan = makePlan(request, await gatherStages(catalog, request));
    note();
    const props = { request, plan, languages };
    if (plan.steps.length === 0) return { kind: 'empty', props, shared: true };
    return { kind: 'found', props, indexed: false, shared: true };
  });
}
