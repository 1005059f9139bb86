import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from './attack.types';
import { startAttackedSite } from './attacked-site';
import { Attacker, addressesOf } from './attacker';
import { watchGrowth } from './growth';
import type { AttackResult } from './judge';
import { ADDRESSES } from './limits';
import { startOutside } from './outside';
import type { Reference } from './reference';
import { startVisitors } from './visitors';

/** In the first moments caches fill and code is compiled, with or without an attack. */
const WARM_UP_MS = 1_000;
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

/**
 * Attacks come from other machines: here the attacker, which is this process, must not take the processor from the site.
 * Only root may take the priority back, which later sites would inherit.
 */
async function withoutHaste(attack: () => Promise<void>): Promise<void> {
  if (process.getuid?.() !== 0) return attack();
  setPriority(constants.priority.PRIORITY_LOW);
  try {
    await attack();
  } finally {
    setPriority(constants.priority.PRIORITY_NORMAL);
  }
}

/** Runs one attack on a fresh site, with its effect on visitors and on the machine. */
export async function runAttack(attack: Attack, conditions: Conditions): Promise<AttackResult> {
  const { seconds, env, reference, clean } = conditions;
  const wrong = new Set<string>();
  const note = (what: string) => void (wrong.size < MOST_WRONG && wrong.add(what));
  const outside = await startOutside();
  const site = await startAttackedSite({ ...env, ...outside.env });
  const { url } = site;
  const visitors = await startVisitors({
    url,
    words: reference.words,
    pages: reference.pages.slice(0, VISITED),
  });
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  const addresses = addressesOf(attack.addresses ?? ADDRESSES);
  const attacker = new Attacker(new URL(url), addresses, isOver, note);
  try {
    await wait(WARM_UP_MS);
    const growth = await watchGrowth(site.pid);
    visitors.mark();
    const timer = setTimeout(() => over.abort(), seconds * 1_000);
    const seed = Date.now().toString(36);
    const scene = { url, attacker, outside, reference, isOver, over: over.signal, wrong: note, seed };
    await withoutHaste(() => attack.run(scene));
    clearTimeout(timer);
    const grown = await growth();
    const felt = await visitors.end();
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
      quotas: outside.used(),
      wrong: [...wrong],
    };
  } finally {
    over.abort();
    attacker.leave();
    visitors.kill();
    await site.stop();
    await outside.close();
  }
}
