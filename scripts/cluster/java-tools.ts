import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@/scripts/build-paths';
import { UsageError } from '@/scripts/run-command';

const call = promisify(execFile);

/** Lines of the cluster's software, newest first, with the oldest Java that runs each. */
const LINES = [
  { java: 21, runner: '3.8.0.0' },
  { java: 11, runner: '2.19.1.0' },
] as const;

/** The folders and archives with the classes of a node, and the version of the software that they run. */
export type NodeClasses = { classPath: string; runner: string };

async function javaVersion(): Promise<number> {
  // Java tells its version on the error output.
  const { stderr } = await call('java', ['-version']).catch(() => ({ stderr: '' }));
  const [, version = '0', minor = '0'] = /version "(\d+)(?:\.(\d+))?/.exec(stderr) ?? [];
  return version === '1' ? Number(minor) : Number(version);
}

/**
 * Compiles the class of a node and fetches what it needs, with Maven, in the newest line that this machine's Java runs.
 * @throws UsageError with a sentence for people where Java or Maven is missing
 */
export async function buildNode(): Promise<NodeClasses> {
  const version = await javaVersion();
  const line = LINES.find(({ java }) => version >= java);
  if (!line) {
    const found = version === 0 ? 'there is no Java on this machine' : `this machine has Java ${version}`;
    const oldest = Math.min(...LINES.map(({ java }) => java));
    throw new UsageError(`A search cluster needs Java ${oldest} or newer, and ${found}.`);
  }
  const hasMaven = await call('mvn', ['--version']).then(
    () => true,
    () => false,
  );
  if (!hasMaven) throw new UsageError('A search cluster needs Maven, and there is none on this machine.');
  const { runner } = line;
  const pom = join(ROOT, 'scripts', 'cluster', 'pom.xml');
  await call('mvn', [
    '--quiet',
    '--batch-mode',
    '--file',
    pom,
    `-Drunner.version=${runner}`,
    'process-classes',
  ]);
  const folder = join(ROOT, '.polymath', 'cluster', runner);
  return { classPath: `${join(folder, 'classes')}:${join(folder, 'libraries')}/*`, runner };
}
