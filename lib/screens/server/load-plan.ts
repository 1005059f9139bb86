import { languageName } from '@/lib/course';
import { isAppError } from '@/lib/errors';
import { makePlan, type PlanRequest, type PlanView, planLanguages } from '@/lib/guide';
import { findParts, type PlanCatalog, readPlanRequest } from '@/lib/guide/server';
import { isIndexedPage, type Unavailable } from '@/lib/pages';
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

/** A form sends each ticked step as a parameter of its own. */
const ofSeveral = (name: string, values: string[]) =>
  name === 'known' || name === 'prefer' ? values.join(',') : values[0];

/** A condition that is not valid is left out; a goal that is not valid is none. An empty field of the form is not sent. */
function readRequest(parameters: Parameters): PlanRequest | undefined {
  const given = Object.entries(parameters)
    .map(([name, value]) => [name, Array.isArray(value) ? ofSeveral(name, value) : value] as const)
    .filter(([, value]) => value);
  const { goal, ...conditions } = Object.fromEntries(given);
  return read({ goal, ...conditions }) ?? read({ goal });
}

const choicesFor = (language: string | undefined) =>
  planLanguages(language ? [{ value: language, label: languageName(language) }] : []);

/** Loads `/plan`. `note` records a plan that was made. */
export function loadPlan(
  catalog: PlanCatalog,
  parameters: Parameters,
  note: () => void = () => {},
): Promise<Outcome<PlanView | Unavailable>> {
  return unlessUnavailable<PlanView | Unavailable>({ unavailable: true }, async () => {
    const request = readRequest(parameters);
    const languages = choicesFor(request?.language);
    if (!request)
      return { kind: 'found', props: { languages }, indexed: isIndexedPage('/plan'), settled: true };
    const found = await findParts(catalog, request, new Date());
    note();
    if (found.kind === 'refused') {
      const { refusal } = found;
      return { kind: 'empty', props: { request, refusal, languages }, settled: true };
    }
    const plan = makePlan(found.parts);
    return {
      kind: 'found',
      props: { request, plan, languages },
      indexed: isIndexedPage('/plan'),
      settled: true,
    };
  });
}
