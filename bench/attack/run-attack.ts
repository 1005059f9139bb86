import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from './attack.types';
import { startAttackedSite } from './attacked-site';
import { Attacker, addressesOf } from './attacker';
import { watchGrowth } from './growth';
import type { AttackResult } from './judge';
import { ADDRESSES } from './limits';
import { startOutsideElsewhere } from './outside-elsewhere';
import type { Reference } from './reference';
import { startVisitors } from './visitors';

/** The visitors begin. */
const WARM_UP_MS = 1_000;
/** Searches before them, with words that they do not use soon. */
const WARM_UP_SEARCHES = 50;
/** One kind of fault can occur thousands of times. */
const MOST_WRONG = 20;
/** Number of courses that visitors open: few, so that their pages are soon cached. */
const VISITED = 20;

export type Conditions = {
  seconds: number;
  env: Record<string, string>;
  reference: Reference;
  /** Pages that must be unchanged afterwards. */
  clean: readonly string[];
};

/** Sets how the operating system schedules all threads of this process, and those of programs that it starts. */
const schedule = (policy: '--idle' | '--other') =>
  execFileSync('chrt', [policy, '--all-tasks', '--pid', '0', String(process.pid)]);

/**
 * Attacks come from other machines. Here the attacker, which is this process, gets what the site and the visitors leave of
 * the processors: it runs only while neither wants to. Only root may take that back, which later sites would inherit.
 */
async function withoutHaste(attack: () => Promise<void>): Promise<void> {
  if (process.getuid?.() !== 0) return attack();
  schedule('--idle');
  try {
    await attack();
  } finally {
    schedule('--other');
  }
}

/**
 * The first requests of a process take longer, with or without an attack: code is compiled, fonts are read. A server that
 * is attacked has answered some.
 */
async function warmUp(url: string, { pages, words }: Reference): Promise<void> {
  const searches = words
    .slice(-WARM_UP_SEARCHES)
    .flatMap((word) => [
      `/search/${word}`,
      `/search/${word}?sort=newest`,
      `/api/suggest?q=${word.slice(0, 4)}`,
    ]);
  const paths = ['/', '/api/share-image?topic=python&v=0', ...pages.slice(0, VISITED), ...searches];
  const one = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop())
      await (await fetch(url + path)).arrayBuffer();
  };
  await Promise.all([one(), one()]);
}

/** Runs one attack on a fresh site, with its effect on visitors and on the machine. */
export async function runAttack(attack: Attack, conditions: Conditions): Promise<AttackResult> {
  const { seconds, env, reference, clean } = conditions;
  const wrong = new Set<string>();
  const note = (what: string) => void (wrong.size < MOST_WRONG && wrong.add(what));
  const outside = await startOutsideElsewhere();
  const site = await startAttackedSite({ ...env, ...outside.env });
  const { url } = site;
  await warmUp(url, reference);
  // What visitors cost differs from minute to minute by as much as a client may cost.
  const visitors = attack.lawful
    ? undefined
    : await startVisitors({ url, words: reference.words, pages: reference.pages.slice(0, VISITED) });
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  const addresses = addressesOf(attack.addresses ?? ADDRESSES);
  const attacker = new Attacker(new URL(url), addresses, isOver, note);
  try {
    await wait(WARM_UP_MS);
    const growth = await watchGrowth(site.pid);
    visitors?.mark();
    const timer = setTimeout(() => over.abort(), seconds * 1_000);
    const seed = Date.now().toString(36);
    const scene = { url, attacker, outside, reference, isOver, over: over.signal, wrong: note, seed };
    // Without visitors nobody has to come first.
    await (visitors ? withoutHaste(() => attack.run(scene)) : attack.run(scene));
    clearTimeout(timer);
    const grown = await growth();
    const felt = (await visitors?.end()) ?? [];
    for (const path of clean)
      for (const fault of await reference.compare(url, path)) note(`afterwards, ${fault}`);
    return {
      name: attack.name,
      seconds,
      addresses: addresses.length,
      lawful: attack.lawful ?? false,
      requests: attacker.requests,
      statuses: attacker.statuses,
      felt,
      growth: grown,
      quotas: (await outside.count()).quotas,
      wrong: [...wrong],
    };
  } finally {
    over.abort();
    attacker.leave();
    visitors?.kill();
    await site.stop();
    outside.close();
  }
}
