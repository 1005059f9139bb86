import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { countOf } from '@/lib/format/count';
import { ROOT } from './build-paths';
import { readAudit } from './read-audit';

const SBOM = join(ROOT, '.polymath', 'sbom.cdx.json');
const MOST_BYTES = 64 * 1024 * 1024;
const sbomSchema = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(z.unknown()).min(1) });

/** What npm prints, whatever its exit code: `npm audit` ends with 1 where it found something. */
const npm = (...words: string[]) =>
  new Promise<string>((resolve) => {
    execFile('npm', words, { cwd: ROOT, maxBuffer: MOST_BYTES }, (_error, stdout) => resolve(stdout));
  });

/**
 * `npm run supply-chain`: writes the list of the packages that the running site uses (an SBOM, CycloneDX), and asks npm's
 * service for their known vulnerabilities. It fails on one that is high or critical.
 */
async function main(): Promise<boolean> {
  const sbom = await npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only');
  const { components } = sbomSchema.parse(JSON.parse(sbom));
  await mkdir(dirname(SBOM), { recursive: true });
  await writeFile(SBOM, sbom);
  console.log(`${SBOM} lists ${countOf(components.length, 'package')}.`);

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

main().then(
  (well) => process.exit(well ? 0 : 1),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
