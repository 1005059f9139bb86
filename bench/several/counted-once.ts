import { setTimeout as wait } from 'node:timers/promises';
import { readServerEnv } from '@/lib/server/env';
import { COURSE_ID } from '@/scripts/sample-course';
import { newClient } from './client';
import { SITE_QUESTIONS, type Stage } from './stage';
import type { Finding, Trial } from './trial.types';

/** What the site does by default. */
const LIMITS = readServerEnv({});
/** A search of the API costs two points. */
export const SEARCHES_A_MINUTE = LIMITS.RATE_LIMIT_CLIENT / 2;
/** Milliseconds between two requests of one client. */
const PACE_MS = 25;
/** A log line is written after its answer. */
const LOG_MS = 500;
const SEARCH = '/api/search';

/** Numbers the clients below: what one of them asked is in nginx's cache for the next. */
let spenders = 0;

type Spent = { accepted: number; refused: number; each: [number, number]; faults: string[] };

/** One new client sends this many different searches within its minute; counts who answered them. */
export async function spendLimit({ url, servers }: Stage, requests: number): Promise<Spent> {
  const answered = () => Promise.all([servers[0].answered(SEARCH), servers[1].answered(SEARCH)]);
  const before = await answered();
  const client = newClient(url);
  const spender = spenders++;
  const asked = [];
  for (let turn = 0; turn < requests; turn++, await wait(PACE_MS))
    asked.push(client.ask(`${SEARCH}?q=python&without=x${spender}x${turn}`));
  const answers = await Promise.all(asked);
  client.leave();
  await wait(LOG_MS);
  const after = await answered();
  const accepted = answers.filter(({ status }) => status === 200).length;
  const refusals = answers.filter(
    ({ status, retryAfter, text }) =>
      status === 429 && retryAfter !== undefined && text.includes('request/too-many'),
  );
  const others = requests - accepted - refusals.length;
  return {
    accepted,
    refused: refusals.length,
    each: [after[0] - before[0], after[1] - before[1]],
    faults: others > 0 ? [`${others} answers were neither a result nor a refusal of the site`] : [],
  };
}

/** Faults where a client did not get exactly this many answers, or one server gave hardly any of them. */
export function faultsOfSpending({ accepted, each, faults }: Spent, right: number): string[] {
  const least = right / 4;
  return [
    ...faults,
    ...(accepted === right ? [] : [`${accepted} searches of one client were answered, not ${right}`]),
    ...(Math.min(...each) < least ? [`one server answered only ${Math.min(...each)} of them`] : []),
  ];
}

async function limits(stage: Stage): Promise<Finding> {
  const asked = SEARCHES_A_MINUTE * 1.2;
  const spent = await spendLimit(stage, asked);
  return {
    found: `${spent.accepted} of ${asked} answered (${spent.each.join(' + ')}), ${spent.refused} refused`,
    faults: faultsOfSpending(spent, SEARCHES_A_MINUTE),
  };
}

/** Signed-out visitors may use half of the site's questions. */
const SHARE = 0.5;
const QUESTION = {
  mode: 'lesson',
  courseId: COURSE_ID,
  number: 1,
};

/** Sends questions to the model one after the other; returns how many got an answer. */
async function askModel({ url }: Stage, questions: number): Promise<number> {
  const client = newClient(url);
  let answered = 0;
  for (let turn = 0; turn < questions; turn++) {
    const { text } = await client.ask('/api/chat', { ...QUESTION, question: `What is ${turn}?` });
    if (text.includes('"type":"done"')) answered++;
  }
  client.leave();
  return answered;
}

async function questions(stage: Stage): Promise<Finding> {
  const each = LIMITS.GUIDE_DAILY_SIGNED_OUT;
  const all = SITE_QUESTIONS * SHARE;
  const one = await askModel(stage, each + 2);
  const others = await Promise.all(Array.from({ length: 4 }, () => askModel(stage, each + 1)));
  const sent = stage.outside.modelAsked();
  const used = await Promise.all(stage.servers.map((server) => server.used()));
  const answered = others.reduce((sum, count) => sum + count, one);
  return {
    found: `${one} of ${each + 2} questions of one visitor, ${answered} of all visitors; both servers count ${used[0]?.questions}`,
    faults: [
      ...(one === each ? [] : [`one visitor got ${one} answers, not ${each}`]),
      ...(answered === all ? [] : [`all visitors got ${answered} answers, not ${all}`]),
      ...(sent === all ? [] : [`the model was asked ${sent} times, not ${all}`]),
      ...used.flatMap((server) =>
        server.questions === all ? [] : [`a server counts ${server.questions} questions, not ${all}`],
      ),
    ],
  };
}

/** The share of a day's quota that may be used within one hour (lib/sources/server/quota). */
const HOURLY = 0.25;
const HOUR_MS = 3_600_000;
const CLIENTS = 20;

async function liveSearches(stage: Stage): Promise<Finding> {
  const hour = () => Math.floor(Date.now() / HOUR_MS);
  const first = hour();
  const search = async (number: number) => {
    const client = newClient(stage.url);
    for (const subject of ['chemistry', 'history'])
      await client.ask(`/api/search/live?q=${subject}%20of%20number%20${number}`);
    client.leave();
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => search(number)));
  const { used: asked, daily } = stage.outside.used().searches;
  const most = daily * HOURLY;
  const used = await Promise.all(stage.servers.map((server) => server.used()));
  return {
    found: `YouTube was asked ${asked} times of ${2 * CLIENTS}; both servers count ${used[0]?.searches}`,
    faults: [
      ...(asked < most ? [`YouTube was asked ${asked} times, and ${most} are left to every hour`] : []),
      ...(asked > most * (hour() - first + 1) ? [`YouTube was asked ${asked} times, over ${most}`] : []),
      ...used.flatMap(({ searches }) =>
        searches === asked ? [] : [`a server counts ${searches} searches at YouTube, not ${asked}`],
      ),
    ],
  };
}

export const COUNTED_ONCE: readonly Trial[] = [
  { what: 'one client spends its minute', run: limits },
  { what: 'visitors use up the questions to the model', run: questions },
  { what: "visitors use up an hour's searches at YouTube", run: liveSearches },
];
