import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { buildCatalog } from '@/scripts/build-catalog';
import { ROOT } from '@/scripts/build-paths';
import { buildSite } from '@/scripts/build-site';
import { exitWith } from '@/scripts/run-command';
import type { Attack } from './attack/attack.types';
import { startAttackedSite } from './attack/attacked-site';
import { ATTACKS, NOBODY } from './attack/attacks';
import { type AttackResult, faultsOf, floorOf, pooled, pressureOf } from './attack/judge';
import { TIMED_FROM_SECONDS } from './attack/limits';
import { startOutside } from './attack/outside';
import { readReference } from './attack/read-reference';
import { type Judged, resultOf, rowOf } from './attack/report';
import { runAttack } from './attack/run-attack';

/** Of the 1,250 requests of visitors in this time p99 is the twelfth slowest; of 400 in 15 s it was the fourth, and chance. */
const DEFAULT_SECONDS = 45;
/**
 * Rounds without an attack, with which all others are compared. Each has a fresh site, as an attack does: the longer a site
 * runs, the less a request costs.
 */
const FLOOR_ROUNDS = 4;
/** On a busy machine a slow search gives a visitor a 503; short runs judge only whether answers are correct. */
const PATIENT = { SEARCH_TIMEOUT_MS: '30000' };

const NOT_JUDGED = 'Times and refusals are not judged.';

function readCommand() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', multiple: true } },
  });
  const known = ATTACKS.map(({ name }) => name);
  const { only } = values;
  for (const name of only ?? [])
    if (!known.includes(name)) throw new Error(`There is no attack "${name}", only ${known.join(', ')}.`);
  return { seconds: Number(positionals[0] ?? DEFAULT_SECONDS), only };
}

/** The attacker and each visitor have their own address: on Linux a machine owns all of 127.0.0.0/8. */
function checkAddresses(): void {
  const whole = Object.values(networkInterfaces()).flat();
  if (
    !whole.some((one) => one?.address === '127.0.0.1' && one.netmask === '255.0.0.0') ||
    process.platform !== 'linux'
  )
    throw new Error('npm run attack -w bench needs the addresses 127.0.0.0/8, which Linux has.');
}

/** `npm run attack -w bench -- [seconds] [--only name]...`: a hostile person, and the effect on all others. */
async function main(): Promise<boolean> {
  process.chdir(ROOT);
  const { seconds, only } = readCommand();
  checkAddresses();
  const isTimed = seconds >= TIMED_FROM_SECONDS;
  const env: Record<string, string> = { ...(await buildCatalog()), ...(!isTimed && PATIENT) };
  await buildSite({ ...process.env, ...env });
  const attacks = ATTACKS.filter(({ name }) => only?.includes(name) ?? true);
  const outside = await startOutside();
  const untouched = await startAttackedSite({ ...env, ...outside.env });
  const rows: Judged[] = [];
  try {
    const conditions = { seconds, env, ...(await readReference(untouched.url)) };
    const run = async (attack: Attack): Promise<AttackResult> => {
      console.log(`\n${attack.name}, ${seconds} s`);
      return runAttack(attack, conditions);
    };
    let nobody = await run(NOBODY);
    for (let round = 1; isTimed && round < FLOOR_ROUNDS; round++) nobody = pooled(nobody, await run(NOBODY));
    const floor = floorOf(nobody);
    if (floor.isBusy) console.log(`  Visitors are refused without an attack. ${NOT_JUDGED}`);
    rows.push({ found: nobody, faults: faultsOf(nobody), isUnjudged: false });
    /** Faults that another program may have caused count if the site is as quick as before without an attack. */
    const pressure = async (one: AttackResult): Promise<Omit<Judged, 'found'>> => {
      const faults = pressureOf(one, floor);
      if (faults.length === 0) return { faults, isUnjudged: floor.isBusy };
      for (const fault of faults) console.log(`  ${fault}; once more without an attack`);
      const now = floorOf(await run(NOBODY));
      const isBusy = now.isBusy || pressureOf(one, now).length === 0;
      if (isBusy) console.log(`  The machine is busier than at the beginning. ${NOT_JUDGED}`);
      return { faults: isBusy ? [] : faults, isUnjudged: isBusy };
    };
    for (const attack of attacks) {
      const one = await run(attack);
      const { faults: slow, isUnjudged } = await pressure(one);
      const faults = [...faultsOf(one), ...slow];
      for (const fault of faults) console.log(`  ${fault}`);
      rows.push({ found: one, faults, isUnjudged });
    }
  } finally {
    await untouched.stop();
    await outside.close();
  }
  console.table(rows.map(rowOf));
  const attacked = rows.slice(1);
  const count = (wanted: string) => attacked.filter((one) => resultOf(one) === wanted).length;
  console.log(
    `${count('held')} of ${attacked.length} attacks were held, ${count('FAILED')} got over their lines, the times of ${count('not judged')} were not judged.`,
  );
  return rows.every(({ faults }) => faults.length === 0);
}

exitWith(main());
