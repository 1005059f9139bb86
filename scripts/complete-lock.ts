import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Adds the optional packages of other platforms to the lock file that npm left out because its registry did
 * not have them. `npm ci` treats a lock file without them as outdated on every platform.
 */
const lockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      dev: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const FILE = 'package-lock.json';
const FOLDER = 'node_modules/';
const lock = lockSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const { packages } = lock;

/** Whether a package resolves from the folder of another one, by Node's algorithm. */
function isLocked(from: string, name: string): boolean {
  if (`${from}${from && '/'}${FOLDER}${name}` in packages) return true;
  if (from === '') return false;
  return isLocked(from.slice(0, from.lastIndexOf(FOLDER)).replace(/\/$/, ''), name);
}

/** Packages for one platform have it in their names; npm needs it in fields to skip them. */
function platformOf(name: string) {
  const words = name.split(/[/-]/);
  const find = (pattern: RegExp) => words.find((word) => pattern.test(word));
  const os = find(/^(android|darwin|freebsd|linux|openharmony|win32)$/);
  const cpu = find(/^(arm|arm64|ia32|loong64|ppc64|riscv64|s390x|wasm32|x64)$/);
  const libc = find(/^musl/) ? 'musl' : os === 'linux' && find(/^gnu/) ? 'glibc' : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) };
}

let added = 0;
for (const [from, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const platform = platformOf(name);
    if (isLocked(from, name) || !/^\d/.test(version) || Object.keys(platform).length === 0) continue;
    packages[`${FOLDER}${name}`] = { version, ...(dev && { dev }), optional: true, ...platform };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to ${FILE}.`);
