import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { sendRequest } from '@/scripts/fakes/send-request';

/** The headers that must be the same for everybody; others differ between answers. */
const COMPARED = ['content-type', 'content-encoding', 'location', 'x-robots-tag'] as const;
/** Requests for a page while the site is busy, and milliseconds between them. */
const TRIES = 5;
const PAUSE_MS = 1_000;

/** Headers of a browser, and of a program without compression. */
const CLEAN = { zipped: { 'accept-encoding': 'gzip, deflate, br' }, plain: {} } as const;
type Form = keyof typeof CLEAN;

let visitors = 0;
/** Each request has another client, so that limits per client do not matter here. */
const somebody = () => {
  visitors++;
  return `127.7.${Math.floor(visitors / 250) % 250}.${1 + (visitors % 250)}`;
};

const OK = '200';
const BUSY = '503';
const statusOf = (answer: string) => answer.split('\n', 1)[0] ?? '';

/** The same, again if the site is busy: a minute of attack leaves work behind, and other programs take the machine. */
async function askPatiently(site: string, path: string, form: Form): Promise<string> {
  for (let tries = 1; ; tries++) {
    const answer = await askClean(site, path, form);
    if (statusOf(answer) !== BUSY || tries === TRIES) return answer;
    await wait(PAUSE_MS);
  }
}

/** The answer to a normal visitor's request, or a text that says why there is none. */
async function askClean(site: string, path: string, form: Form): Promise<string> {
  try {
    const { status, headers, body } = await sendRequest(site, {
      path,
      headers: CLEAN[form],
      localAddress: somebody(),
    });
    const text = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
    return [status, ...COMPARED.map((name) => headers[name]), text.toString('latin1')].join('\n');
  } catch (error) {
    return (error as Error).message;
  }
}

/** Length of the excerpts of two answers that differ, and how much of it is before the difference. */
const SHOWN = 80;
const BEFORE = 20;

/** Describes where two answers differ first, with an excerpt of both. */
export function firstDifference(right: string, given: string): string {
  let at = 0;
  while (at < right.length && right[at] === given[at]) at++;
  const from = Math.max(0, at - BEFORE);
  const shown = (text: string) => JSON.stringify(text.slice(from, from + SHOWN));
  return `at ${at}: ${shown(right)} became ${shown(given)}`;
}

/** @throws Error when the page, which must be there, is not: nothing can be compared with it */
async function askUntouched(site: string, path: string, form: Form): Promise<string> {
  const answer = await askPatiently(site, path, form);
  if (statusOf(answer) !== OK) throw new Error(`The untouched site answers ${statusOf(answer)} for ${path}.`);
  return answer;
}

/** The pages of a site that is not attacked, to compare with. */
export class Reference {
  readonly #right = new Map<string, Promise<string>>();
  readonly #site: string;

  constructor(
    site: string,
    readonly pages: readonly string[],
    readonly words: readonly string[],
  ) {
    this.#site = site;
  }

  right(path: string, form: Form): Promise<string> {
    const key = `${form} ${path}`;
    const known = this.#right.get(key) ?? askUntouched(this.#site, path, form);
    this.#right.set(key, known);
    return known;
  }

  /** Requests a path normally and returns the differences; empty if it is unchanged. */
  async compare(site: string, path: string): Promise<string[]> {
    const faults: string[] = [];
    for (const form of Object.keys(CLEAN) as Form[]) {
      const [right, given] = [await this.right(path, form), await askPatiently(site, path, form)];
      if (given === right) continue;
      faults.push(`${path} (${form}) differs ${firstDifference(right, given)}`);
    }
    return faults;
  }
}
