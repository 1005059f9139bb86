import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from './registry/read-sources';
import type { Source } from './registry/source.schema';

const SOURCES = 'sources.jsonl';

/** The sources that ship, as the operator's own list changes and extends them. @throws HarvestError */
export function loadRegistry(stateDir: string): Promise<Source[]> {
  const own = join(stateDir, SOURCES);
  return readSources([join(import.meta.dirname, SOURCES), ...(existsSync(own) ? [own] : [])]);
}
