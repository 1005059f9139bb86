import { languageName } from '@/lib/course';
import { isAppError } from '@/lib/errors';
import { makePlan, type PlanRequest, type PlanView, planLanguages } from '@/lib/guide';
import { findParts, type PlanCatalog, readPlanRequest } from '@/lib/guide/server';
import { isIndexedPage } from '@/lib/pages';
import * as m from '@/messages/guide';
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
): Promise<Outcome<PlanView>> {
  const request = readRequest(parameters);
  const languages = choicesFor(request?.language);
  const indexed = isIndexedPage('/plan');
  if (!request) return Promise.resolve({ kind: 'found', props: { languages }, indexed, settled: true });
  // The form keeps what was typed.
  const busy = { request, refusal: { why: m.searchBusy(), near: [] }, languages };
  return unlessUnavailable<PlanView>(busy, async () => {
    const found = await findParts(catalog, request, new Date());
    note();
    if (found.kind === 'refused') {
      const { refusal } = found;
      return { kind: 'empty', props: { request, refusal, languages }, settled: true };
    }
    const plan = makePlan(found.parts);
    return { kind: 'found', props: { request, plan, languages }, indexed, settled: true };
  });
}
