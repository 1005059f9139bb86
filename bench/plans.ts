import { writeFileSync } from 'node:fs';
import { asSearchEngine } from '@polymath/engine';
import { indexFile, readPointer } from '@polymath/engine/files';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { NoPlan } from '@/components/guide/NoPlan';
import { makePlan, type Plan, type Refusal } from '@/lib/guide';
import { findParts, readPlanRequest } from '@/lib/guide/server';
import { paths } from '@/lib/paths';
import { openEngine } from '@/lib/search/server/open-engine';
import { readJsonl } from '@/scripts/read-jsonl';
import { judgeBeside } from './judge-beside';
import { judgePrerequisites } from './judge-prerequisites';
import { percentile, share } from './statistics';

const HREF = /href="([^"]+)"/g;

/** Where the page of a refusal leads on this site, parsed from what it draws. */
function refusalLinks(goal: string, refusal: Refusal): { plans: string[]; hasTopics: boolean } {
  const html = renderToStaticMarkup(createElement(NoPlan, { goal, refusal }));
  const links = [...html.matchAll(HREF)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const goals = links.flatMap((href) => {
    const { pathname, searchParams } = new URL(href, 'https://site.invalid');
    return pathname === '/plan' ? (searchParams.get('goal') ?? '') : [];
  });
  return { plans: goals, hasTopics: links.includes(paths.topics()) };
}

// Judges the plans of goals that readers judged (bench/judged/plans.jsonl): for each goal the topics that a course of its plan
// may be about first, and whether refusing it is right, written without looking at plans; then what a second reader of the plans
// found wrong all the same. Prints the shares, how right free twins and other teachers are, and what the map implies, and writes
// all plans as one page (`--page FILE`, by default .polymath/plans.md).

/** The last two are as people type them. One half was used to mend how goals are read, the other one was measured before anybody read it. */
const KINDS = ['profession', 'goal', 'typed goal', 'held-out goal'] as const;
const judgedSchema = z.strictObject({
  goal: z.string(),
  kind: z.enum(KINDS),
  topics: z.array(z.string()),
  refuse: z.literal(true).optional(),
  /** Courses that are wrong here, though their first topic would do. */
  wrong: z.array(z.string()).optional(),
});
const courseSchema = z.object({ id: z.string(), topics: z.array(z.string()) });

type Judged = z.infer<typeof judgedSchema>;
type Answer = {
  judged: Judged;
  plan?: Plan;
  refusal?: Refusal;
  leads?: Leads;
  strange: string[];
  ms: number;
  searchMs: number;
};
/** Whether the page of a refusal leads to plans that can be made; without any, to the list of topics. */
type Leads = 'plans' | 'topics' | 'nowhere';

const page = process.argv[process.argv.indexOf('--page') + 1 || -1] ?? '.polymath/plans.md';

const judged = readJsonl('bench/judged/plans.jsonl', judgedSchema);
const version = await readPointer('.polymath/index');
if (!version) throw new Error('There is no index: run npm run catalog:build.');
const index = openEngine(indexFile('.polymath/index', version));
const engine = asSearchEngine(index);
const { map } = await engine.overview();

/** The first topic of a course, and the topics that it is part of. */
async function firstTopics(id: string): Promise<string[]> {
  const lookup = await engine.findCourse(id, { related: false });
  if (lookup.kind !== 'found') return [];
  const { topics } = courseSchema.parse(lookup.course);
  const above: string[] = [];
  for (let next = topics[0]; next !== undefined && !above.includes(next); next = map[next]?.broader)
    above.push(next);
  return above;
}

const partsFor = (goal: string) => findParts(engine, readPlanRequest({ goal }), new Date());

async function leadsOf(goal: string, refusal: Refusal): Promise<Leads> {
  const { plans, hasTopics } = refusalLinks(goal, refusal);
  const found = await Promise.all(plans.map(partsFor));
  if (found.some(({ kind }) => kind === 'refused')) return 'nowhere';
  return found.length > 0 ? 'plans' : hasTopics ? 'topics' : 'nowhere';
}

async function timeOf<T>(act: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const from = performance.now();
  const value = await act();
  return { value, ms: performance.now() - from };
}

/** A search for the words of a goal: it takes longer on a busy machine as a plan does. */
const searchFor = (words: string) =>
  engine.search({ words, filters: {}, sort: 'relevance', page: 1, literal: false, asText: [] });

async function answer(one: Judged): Promise<Answer> {
  const { ms: searchMs } = await timeOf(() => searchFor(one.goal));
  const { value: found, ms } = await timeOf(() => partsFor(one.goal));
  if (found.kind === 'refused') {
    const { refusal } = found;
    return { judged: one, refusal, leads: await leadsOf(one.goal, refusal), strange: [], ms, searchMs };
  }
  const plan = makePlan(found.parts);
  const strange: string[] = [];
  for (const { course } of plan.steps) {
    const topics = await firstTopics(course.id);
    const isOwn = topics.some((topic) => one.topics.includes(topic));
    if (!isOwn || one.wrong?.includes(course.id)) strange.push(`${course.title} (${topics[0]})`);
  }
  return { judged: one, plan, strange, ms, searchMs };
}

function toPage({ judged: { goal }, plan, refusal, strange }: Answer): string {
  if (!plan)
    return `## ${goal}\n\nNo plan. ${refusal?.why} Near: ${refusal?.near.map(({ name }) => name).join(', ')}`;
  const steps = plan.steps.map(
    ({ why, course, hours, isAbout }, at) =>
      `${at + 1}. ${why} **${course.title}** (${course.provider}, ${course.topic}, ${course.level ?? 'no level'}, ${hours === undefined ? 'length unknown' : `${isAbout ? 'about ' : ''}${hours.toFixed(1)} h`})`,
  );
  const gaps = plan.gaps.map(({ name }) => `- No course on ${name}.`);
  const odd = strange.map((title) => `- **Of another subject**: ${title}`);
  return [`## ${goal}`, `${plan.name}, ${plan.level}, ${plan.language}`, ...steps, ...gaps, ...odd].join(
    '\n\n',
  );
}

const answers: Answer[] = [];
for (const one of judged) answers.push(await answer(one));
judgeBeside(index);
await judgePrerequisites(map);
await engine.close();
writeFileSync(page, answers.map(toPage).join('\n\n'));

for (const kind of KINDS) {
  const some = answers.filter(({ judged }) => judged.kind === kind);
  const planned = some.filter(({ plan }) => plan);
  const refused = some.filter(({ plan }) => !plan);
  const steps = planned.flatMap(({ plan }) => plan?.steps ?? []);
  const wanted = some.filter(({ judged }) => !judged.refuse);
  console.log(`${kind}s: ${some.length}, with ${steps.length} steps`);
  console.log(`  steps of another subject: ${some.flatMap(({ strange }) => strange).length}`);
  console.log(
    `  planned, of those with something to plan: ${share(wanted.filter(({ plan }) => plan).length, wanted.length)}`,
  );
  const leading = (to: Leads) => refused.filter(({ leads }) => leads === to).length;
  console.log(
    `  refusals with a next action: ${share(refused.length - leading('nowhere'), refused.length)}, of these ${leading('topics')} to the list of topics alone`,
  );
  console.log(
    `  with a total in hours: ${share(planned.filter(({ plan }) => plan && plan.hours > 0).length, planned.length)}`,
  );
  console.log(
    `  of these, with all lengths: ${planned.filter(({ plan }) => plan?.unknownLengths === 0).length}`,
  );
}
const p95 = percentile(
  answers.map(({ ms }) => ms),
  0.95,
);
const searchP95 = percentile(
  answers.map(({ searchMs }) => searchMs),
  0.95,
);
console.log(
  `p95 without a cache: ${p95.toFixed(0)} ms, ${(p95 / searchP95).toFixed(1)} times that of a search for the same words`,
);
console.log(`All plans: ${page}`);
for (const { judged, strange } of answers) for (const one of strange) console.log(`  ${judged.goal}: ${one}`);
for (const { judged, plan, refusal } of answers)
  if (!plan && !judged.refuse) console.log(`  no plan for ${judged.goal}: ${refusal?.why}`);
