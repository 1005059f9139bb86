import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * The official Firestore emulator on this machine: Firebase's cache first, then Google Cloud's SDK.
 * @returns the path of its jar; undefined without one, or without Java.
 */
export function findOfficialEmulator(): string | undefined {
  if (run('java', '-version') === undefined) return undefined;
  const cache = join(homedir(), '.cache/firebase/emulators');
  const cached = existsSync(cache) ? readdirSync(cache).filter(isFirestoreJar).sort().reverse() : [];
  const gcloud = run('sh', '-c', 'command -v gcloud')?.trim();
  const candidates = [
    ...cached.map((file) => join(cache, file)),
    ...(gcloud
      ? [
          join(
            dirname(realpathSync(gcloud)),
            '../platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
          ),
        ]
      : []),
  ];
  return candidates.find((file) => existsSync(file));
}

const isFirestoreJar = (file: string) => /^cloud-firestore-emulator-.*\.jar$/.test(file);

function run(command: string, ...args: string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
