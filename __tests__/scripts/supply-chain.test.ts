import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@/scripts/build-paths';
import { listPackages } from '@/scripts/list-packages';

const read = (name: string) => readFile(join(ROOT, name), 'utf8');
const packages = async () => listPackages(JSON.parse(await read('package-lock.json')));

/** Licences under which the site may be run and given on; a new one wants a look by a person. */
const TAKEN =
  /^(?:MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0|MPL-2\.0|OFL-1\.1|LGPL-3\.0-or-later)$/;
/** They say it in another place than the lockfile; each was looked up: all are MIT. */
const LOOKED_UP = /^(?:@next\/swc-|limiter$)/;

it('takes packages from no address but the registry that npm is set to', async () => {
  const foreign = (await packages()).filter(
    ({ from }) => from !== undefined && !from.startsWith('https://registry.npmjs.org/'),
  );
  expect(foreign).toEqual([]);
});

it('knows the hash of each package, for every system', async () => {
  const unsealed = (await packages()).filter(({ isSealed }) => !isSealed).map(({ name }) => name);
  expect(unsealed).toEqual([]);
});

it('runs no script of a package when it is installed', async () => {
  expect(await read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  const { scripts } = JSON.parse(await read('package.json'));
  expect(Object.keys(scripts).filter((name) => /^(?:pre|post)?install$|^prepare$/.test(name))).toEqual([]);
});

it('runs on packages whose licences are known and taken', async () => {
  const running = (await packages()).filter(({ isDev }) => !isDev);
  const doubtful = running.filter(
    ({ name, licence }) =>
      !(licence === 'unknown'
        ? LOOKED_UP.test(name)
        : licence
            .replace(/[()]/g, '')
            .split(/ (?:AND|OR) /)
            .every((one) => TAKEN.test(one))),
  );
  expect(running.length).toBeGreaterThan(100);
  expect(doubtful.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

it('sees a package that comes from elsewhere, and one that says no licence', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a/node_modules/@b/c': { version: '1.0.0', resolved: 'https://elsewhere.example/c.tgz' },
    },
  };
  expect(listPackages(lock)).toEqual([
    {
      name: '@b/c',
      version: '1.0.0',
      licence: 'unknown',
      isDev: false,
      from: 'https://elsewhere.example/c.tgz',
      isSealed: false,
    },
  ]);
});
