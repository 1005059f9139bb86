import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './build-paths';
import { listPackages } from './list-packages';

/** `npm run licences -w scripts`: lists every package that the running site uses, by licence. */
const packages = listPackages(JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')));
const running = packages.filter(({ isDev }) => !isDev);
const byLicence = new Map<string, typeof running>();
for (const one of running) byLicence.set(one.licence, [...(byLicence.get(one.licence) ?? []), one]);
for (const [licence, list] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`\n${licence} (${list.length})`);
  console.log(list.map(({ name, version }) => `  ${name} ${version}`).join('\n'));
}
console.log(
  `\n${running.length} packages run; ${packages.length - running.length} more are for building and testing.`,
);
