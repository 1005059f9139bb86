/** Something that a test begins with and that has to be ended. */
type Fixture = {
  reset?(): void;
  close?(): unknown;
  remove?(): unknown;
  stop?(): unknown;
};

const end = ({ close, remove, stop }: Fixture) => (close ?? remove ?? stop)?.();

/** Begins once for all tests of a file, and is reset after each. Its parts are there as soon as a test or a hook runs. */
export function forAllTests<T extends Fixture>(begin: () => Promise<T>): T {
  const fixture = {} as T;
  beforeAll(async () => void Object.assign(fixture, await begin()));
  afterEach(() => fixture.reset?.());
  afterAll(() => end(fixture));
  return fixture;
}

/** Begins anew for each test. */
export function forEachTest<T extends Fixture>(begin: () => Promise<T>): T {
  const fixture = {} as T;
  beforeEach(async () => void Object.assign(fixture, await begin()));
  afterEach(() => end(fixture));
  return fixture;
}
