import fc from 'fast-check';
import type { Fault } from '@/__tests__/support/learning-simulation/cloud';
import { type Place, type Shape, Simulation } from '@/__tests__/support/learning-simulation/simulation';
import { isLongRun } from '@/__tests__/support/long-run';
import { settingsSchema } from '@/lib/learning/records/learner-documents.schema';

/**
 * Any interleaving of devices and tabs over the real code. More runs and the runs of another seed by hand:
 * `LEARNING_RUNS=50000 LEARNING_SEED=1 npx jest sync-model`.
 */
const RUNS = Number(process.env.LEARNING_RUNS ?? (isLongRun ? 20_000 : 150));
/** Each run looks elsewhere, but for CI's: whether a build passes must not hang on chance. */
const SEED = Number(process.env.LEARNING_SEED ?? (process.env.CI ? 424242 : Date.now() % 2 ** 31));

jest.setTimeout(Math.max(60_000, RUNS * 250));

// The steps say when time passes.
jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
// Nobody comes back online by an event: the steps ask for each sync.
Object.assign(globalThis, { addEventListener: () => undefined, removeEventListener: () => undefined });

/** One thing that happens. */
class Step implements fc.AsyncCommand<object, Simulation> {
  readonly #words: string;
  readonly #happens: (simulation: Simulation) => void | Promise<void>;

  constructor(words: string, happens: (simulation: Simulation) => void | Promise<void>) {
    this.#words = words;
    this.#happens = happens;
  }

  check = () => true;
  run = async (_: object, simulation: Simulation) => this.#happens(simulation);
  toString = () => this.#words;
}

const place: fc.Arbitrary<Place> = fc.record({ browser: fc.nat(3), tab: fc.nat(2) });
/** How much of what was written becomes known. */
const someMutations = fc.constantFrom(1, 2, 100);
const video = fc.nat(1);
const course = fc.nat(1);
const from = fc.integer({ min: 0, max: 590 });
const length = fc.integer({ min: 1, max: 60 });

/** A step that takes place somewhere, with what else it needs. */
function step<T extends unknown[]>(
  name: string,
  more: { [K in keyof T]: fc.Arbitrary<T[K]> },
  happens: (simulation: Simulation, place: Place, ...more: T) => void | Promise<void>,
): fc.Arbitrary<Step> {
  return fc
    .tuple(place, fc.tuple(...(more as fc.Arbitrary<unknown>[])))
    .map(
      ([where, rest]) =>
        new Step(`${name}(${JSON.stringify([where, ...rest])})`, (simulation) =>
          happens(simulation, where, ...(rest as T)),
        ),
    );
}

const SWITCHES = Object.entries(settingsSchema.parse({})).flatMap(([name, value]) =>
  typeof value === 'boolean' ? [name] : [],
);

const steps = (areClocksRight: boolean) => [
  step('watch', [video, course, from, length], (simulation, where, ...what) =>
    simulation.watch(where, ...what),
  ),
  step('play', [video, course, from, length], (simulation, where, ...what) =>
    simulation.play(where, ...what),
  ),
  step('mark', [video, course, fc.constantFrom(true, false, undefined)], (simulation, where, ...what) =>
    simulation.mark(where, ...what),
  ),
  step('goal', [fc.constantFrom(0, 60, 180)], (simulation, where, weeklyGoal) =>
    simulation.choose(where, ({ learner }) => learner.changeSettings({ weeklyGoal })),
  ),
  ...SWITCHES.map((name) =>
    step(name, [fc.boolean()], (simulation, where, isOn) =>
      simulation.choose(where, ({ learner }) => learner.changeSettings({ [name]: isOn })),
    ),
  ),
  step('save', [course], (simulation, where, course) =>
    simulation.choose(where, ({ learner }) => learner.saveCourse(`course-${course}`, `Course ${course}`)),
  ),
  step('unsave', [course, fc.boolean()], (simulation, where, course, undo) =>
    simulation.choose(where, ({ learner }) => learner.unsaveCourse(`course-${course}`), undo),
  ),
  step('remove', [course, fc.boolean()], (simulation, where, course, undo) =>
    simulation.choose(where, ({ learner }) => learner.removeCourse(`course-${course}`), undo),
  ),
  // Where clocks are wrong nobody can say which run through a course was the last.
  ...(areClocksRight
    ? [
        step('restart', [course, fc.boolean()], (simulation, where, course, undo) =>
          simulation.choose(where, ({ learner }) => learner.restartCourse(`course-${course}`), undo),
        ),
      ]
    : []),
  step('path', [fc.boolean()], (simulation, where, more) =>
    simulation.choose(where, ({ learner }) =>
      learner.savePath('data', [{ courseId: more ? 'course-1' : 'course-0', title: 'Course' }]),
    ),
  ),
  step('removePath', [fc.boolean()], (simulation, where, undo) =>
    simulation.choose(where, ({ learner }) => learner.removePath('data'), undo),
  ),
  step('signIn', [fc.constantFrom(0, 0, 0, 1)], (simulation, where, person) =>
    simulation.signIn(where, person),
  ),
  step('signIn', [fc.constant(0)], (simulation, where, person) => simulation.signIn(where, person)),
  step('signOut', [], (simulation, where) => simulation.signOut(where)),
  step('offline', [], (simulation, where) => {
    simulation.at(where).browser.connection.online = false;
  }),
  step('online', [], (simulation, where) => {
    simulation.at(where).browser.connection.online = true;
  }),
  step(
    'fault',
    [fc.constantFrom<Fault>('refused', 'lost', 'unanswered', 'late', 'doubled')],
    (simulation, where, fault) => simulation.fault(where, fault),
  ),
  step('arrive', [], (simulation) => simulation.arrive()),
  step('receive', [], (simulation, where) => simulation.at(where).tab.receive()),
  step('transmit', [someMutations], (simulation, where, count) => {
    const { browser, tab } = simulation.at(where);
    browser.storage.receiveFrom(tab.storage, count);
  }),
  step('copy', [someMutations], (simulation, where, count) =>
    simulation.at(where).tab.storage.receive(count),
  ),
  step('dispatch', [someMutations], (simulation, where, count) => simulation.at(where).tab.dispatch(count)),
  step('passSecond', [], (simulation, where) => simulation.at(where).browser.passSecond()),
  step('removeOldDrafts', [], (simulation, where) => simulation.removeOldDrafts(where)),
  step('closeWindow', [], (simulation, where) => simulation.closeWindow(where)),
  step('sync', [], (simulation, where) => simulation.at(where).tab.sync()),
  step('sync', [], (simulation, where) => simulation.at(where).tab.sync()),
  step('crash', [], (simulation, where) => simulation.crash(where)),
  step('wait', [fc.integer({ min: 1, max: 86_400_000 })], (simulation, _where, time) => {
    simulation.cloud.time += time;
  }),
  step('delete', [], (simulation, where) => simulation.deleteAccount(where)),
];

const DAYS = 86_400_000;

it('keeps what plays in one tab when a person signs in in another and closes the window', async () => {
  const simulation = new Simulation({ browsers: 2, tabs: 3, ahead: [0, 0, 0, 0], areClocksRight: true });
  const tab = (tab: number) => ({ browser: 0, tab });
  simulation.mark(tab(1), 0, 0, true);
  simulation.play(tab(1), 0, 0, 0, 1);
  await simulation.signIn(tab(2), 0);
  simulation.closeWindow(tab(0));
  await simulation.check();
  simulation.close();
  jest.clearAllTimers();
});

it('counts once what two tabs move from a day in the future to different days', async () => {
  const ahead = [400 * DAYS, 0, 0, 0];
  const simulation = new Simulation({ browsers: 2, tabs: 3, ahead, areClocksRight: false });
  const tab = (tab: number) => ({ browser: 0, tab });
  simulation.play(tab(2), 0, 0, 0, 1);
  simulation.watch(tab(2), 0, 0, 100, 1);
  await simulation.signIn(tab(0), 0);
  await simulation.signIn(tab(0), 0);
  simulation.cloud.time += 43_195_000;
  simulation.watch(tab(0), 0, 0, 200, 1);
  await simulation.check();
  simulation.close();
  jest.clearAllTimers();
});

it('keeps what one tab writes on a day in the future while another one moves that day', async () => {
  const ahead = [0, 400 * DAYS, 0, 0];
  const simulation = new Simulation({ browsers: 2, tabs: 2, ahead, areClocksRight: false });
  const tab = (tab: number) => ({ browser: 1, tab });
  const happened = () => new Promise((resolve) => setImmediate(resolve));
  await simulation.signIn(tab(1), 0);
  await happened();
  simulation.play(tab(0), 0, 0, 0, 1);
  await happened();
  simulation.arrive();
  await happened();
  await simulation.signIn(tab(1), 0);
  await happened();
  simulation.watch(tab(0), 0, 0, 100, 1);
  await happened();
  await simulation.check();
  simulation.close();
  jest.clearAllTimers();
});

/** Clocks differ by seconds, or one of them is days off. */
const shape = (areClocksRight: boolean): fc.Arbitrary<Shape> =>
  fc.record({
    browsers: fc.integer({ min: 2, max: 4 }),
    tabs: fc.integer({ min: 1, max: 3 }),
    ahead: fc.array(
      areClocksRight
        ? fc.integer({ min: -50_000, max: 50_000 })
        : fc.constantFrom(0, -2 * DAYS, 10 * DAYS, 3_600_000, 400 * DAYS),
      { minLength: 4, maxLength: 4 },
    ),
    areClocksRight: fc.constant(areClocksRight),
  });

describe.each([
  ['by seconds', true, Math.ceil(RUNS * 0.75)],
  ['by days', false, Math.ceil(RUNS * 0.25)],
] as const)('where clocks differ %s', (_, areClocksRight, numRuns) => {
  it(`any order of what people do ends with the same everywhere, and all of it (seed ${SEED})`, async () => {
    await fc.assert(
      fc.asyncProperty(
        shape(areClocksRight),
        fc.commands(steps(areClocksRight), { maxCommands: 40, size: '+1' }),
        async (shape, commands) => {
          const simulation = new Simulation(shape);
          try {
            await fc.asyncModelRun(() => ({ model: {}, real: simulation }), commands);
            await simulation.check();
          } finally {
            simulation.close();
            jest.clearAllTimers();
          }
        },
      ),
      { numRuns, seed: SEED, endOnFailure: false },
    );
  });
});
