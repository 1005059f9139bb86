import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { countOf } from '@/lib/format/count';
import { ROOT } from './build-paths';
import { listPackages } from './list-packages';
import { readAudit } from './read-audit';
import { exitWith } from './run-command';

const SBOM = join(ROOT, '.polymath', 'sbom.cdx.json');
const MOST_BYTES = 64 * 1024 * 1024;
const sbomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string(), group: z.string().optional() })),
});

/** What npm prints, whatever its exit code: `npm audit` ends with 1 where it found something. */
const npm = (...words: string[]) =>
  new Promise<string>((resolve) => {
    execFile('npm', words, { cwd: ROOT, maxBuffer: MOST_BYTES }, (_error, stdout) => resolve(stdout));
  });

/** Writes the SBOM. @throws Error when a package that the site runs on is not in it */
async function writeSbom(): Promise<void> {
  // With `--omit dev` npm leaves out packages that run, too, such as react.
  const text = await npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only');
  const { components } = sbomSchema.parse(JSON.parse(text));
  const listed = new Set(
    components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name} ${version}`),
  );
  const packages = listPackages(JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')));
  const missing = packages.filter(({ name, version, isDev }) => !isDev && !listed.has(`${name} ${version}`));
  if (missing.length > 0) throw new Error(`The SBOM lacks ${missing.map(({ name }) => name).join(', ')}.`);
  await mkdir(dirname(SBOM), { recursive: true });
  await writeFile(SBOM, text);
  console.log(`${SBOM} lists ${countOf(components.length, 'package')}.`);
}

/**
 * `npm run supply-chain -w scripts`: writes the list of all packages (an SBOM, CycloneDX), those for building and testing marked as
 * such, and asks npm's service for known vulnerabilities of those that run. It fails on one that is high or critical.
 */
async function main(): Promise<boolean> {
  await writeSbom();
  const found = readAudit(await npm('audit', '--json', '--omit', 'dev'));
  if (!found) {
    console.log("npm's service for known vulnerabilities does not answer here: they were not looked up.");
    return true;
  }
  for (const { severity, name, range } of found) console.log(`${severity}: ${name} ${range}`);
  const bad = found.filter(({ severity }) => severity === 'high' || severity === 'critical');
  console.log(
    `${countOf(found.length, 'package')} with known vulnerabilities, ${bad.length} of them high or critical.`,
  );
  return bad.length === 0;
}

exitWith(main());
