import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlockedHosts, blockHosts, readHostList } from './facts/blocked-hosts';
import { readSources } from './registry/read-sources';
import type { Source } from './registry/source.schema';

const SOURCES = 'sources.jsonl';
const BLOCKED = 'blocked-hosts.txt';

/** The sources that ship, as the operator's own list changes and extends them. @throws HarvestError */
export function loadRegistry(stateDir: string): Promise<Source[]> {
  const own = join(stateDir, SOURCES);
  return readSources([join(import.meta.dirname, SOURCES), ...(existsSync(own) ? [own] : [])]);
}

/** Hosts that asked to be left out, those of the operator's own list too. */
export async function loadBlockedHosts(stateDir: string): Promise<BlockedHosts> {
  const files = [join(import.meta.dirname, BLOCKED), join(stateDir, BLOCKED)];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  return blockHosts(texts.flatMap(readHostList));
}
