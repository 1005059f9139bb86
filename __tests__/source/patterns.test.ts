import { join } from 'node:path';
import { checkSync } from 'recheck';
import { findPatterns, type Pattern } from '@/__tests__/support/find-patterns';
import { isLongRun } from '@/__tests__/support/long-run';

// A busy machine takes its time to look at every pattern.
jest.setTimeout(300_000);

const { patterns, constructions } = findPatterns();
/** Folders whose code reads what visitors and other sites send. */
const SERVED = /^(?:lib|components|pages|engine|cluster)\//;
/** Repeats something twice: what repeats one thing alone takes quadratic time at worst. */
const REPEATS_TWICE = /[*+}].*[*+}]/s;

/** The patterns that modules put together when they are loaded. */
function constructedIn(files: string[]): Pattern[] {
  const made: Pattern[] = [];
  const Original = RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, given: [string, string]) {
      const pattern = Reflect.construct(target, given) as RegExp;
      const [, , line = ''] = new Error().stack?.split('\n') ?? [];
      const caller = files.find((file) => line.includes(join(process.cwd(), file)));
      if (caller) made.push({ source: pattern.source, flags: pattern.flags, where: caller });
      return pattern;
    },
  });
  try {
    jest.isolateModules(() => {
      for (const file of files) require(join(process.cwd(), file));
    });
  } finally {
    globalThis.RegExp = Original;
  }
  return made;
}

const distinct = (all: Pattern[]) => {
  const found = new Map<string, Pattern>();
  for (const pattern of all) found.set(`/${pattern.source}/${pattern.flags}`, pattern);
  return [...found.values()];
};

/** What an attacker makes of a pattern, if anything; the search for it begins the same way each time. */
function weaknessOf({ source, flags, where }: Pattern): string | undefined {
  const verdict = checkSync(source, flags, { timeout: 60_000, randomSeed: 1 });
  if (verdict.status === 'safe') return undefined;
  const how =
    verdict.status === 'vulnerable'
      ? `${verdict.complexity.summary}: ${verdict.attack.pattern}`
      : verdict.error.kind;
  return `${where} /${source}/${flags} ${verdict.status}, ${how}`;
}

const SHORT = 10_000;

/** Milliseconds of processor time; of three tries the least, where one is quick. */
function costOf(work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3; tries++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
    if (least > 1_000) break;
  }
  return least;
}

/**
 * A pattern that finds something each time can still look far beyond it each time, which shows only when all of a text
 * is searched. Texts by which the pattern would cost most if it never found anything are where that would show.
 */
function weaknessOfAll({ source, flags, where }: Pattern): string | undefined {
  const verdict = checkSync(`(?:${source})\u{e123}`, flags, {
    timeout: 5_000,
    randomSeed: 1,
  });
  if (verdict.status !== 'vulnerable') return undefined;
  const { pumps, suffix } = verdict.attack;
  const unit = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const whole = (length: number) =>
    pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(length / unit))).join('') + suffix;
  const signs = [...new Set(pumps.flatMap(({ prefix, pump }) => [...prefix, ...pump]))].slice(0, 8);
  const texts = [whole, ...signs.map((sign) => (length: number) => sign.repeat(length))];
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const isSlow = texts.some((text) => {
    const [short, long] = [text(SHORT), text(4 * SHORT)];
    const cost = costOf(() => short.replace(pattern, ''));
    // Four times the text costs four times as much, or sixteen times and more.
    return cost > 2_000 || costOf(() => long.replace(pattern, '')) > Math.max(60, 8 * cost);
  });
  return isSlow ? `${where} /${source}/${flags} all of ${verdict.attack.pattern}` : undefined;
}

it('finds the patterns of the code', () => {
  expect(patterns.length).toBeGreaterThan(300);
  expect(weaknessOf({ source: '\\S+@\\S+\\.\\S+', flags: 'g', where: 'here' })).toContain(
    '3rd degree polynomial',
  );
  expect(weaknessOf({ source: '<[^>]*>', flags: 'g', where: 'here' })).toContain('2nd degree polynomial');
});

it('puts patterns together only while a module is loaded, so that all of them can be looked at', () => {
  expect(constructions.filter(({ inFunction }) => inFunction)).toEqual([]);
});

it('has no pattern that takes more than linear time, whatever it is given', () => {
  const files = [...new Set(constructions.map(({ file }) => file))];
  const made = constructedIn(files);
  // One place can make several.
  expect(new Set(made.map(({ where }) => where))).toEqual(new Set(files));
  expect(made.length).toBeGreaterThanOrEqual(constructions.length);
  // All of them take a minute and more.
  const all = distinct([...patterns, ...made]).filter(
    ({ where, source }) => isLongRun || (SERVED.test(where) && REPEATS_TWICE.test(source)),
  );
  expect(all.flatMap((pattern) => weaknessOf(pattern) ?? [])).toEqual([]);
  // The search for such texts takes a minute and more.
  if (!isLongRun) return;
  expect(weaknessOfAll({ source: 'a(?:.*b)?', flags: 'g', where: 'here' })).toContain('all of');
  expect(all.flatMap((pattern) => weaknessOfAll(pattern) ?? [])).toEqual([]);
});
