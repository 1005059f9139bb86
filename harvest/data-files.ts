import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HERE } from '@/scripts/run-command';
import { readSources } from './registry/read-sources';
import type { Source } from './registry/source.schema';

const SOURCES = 'sources.jsonl';

/** The sources that ship, as the operator's own list changes and extends them. @throws Error */
export function loadRegistry(stateDir: string): Promise<Source[]> {
  const own = join(stateDir, SOURCES);
  return readSources([join(import.meta.dirname, SOURCES), ...(existsSync(own) ? [own] : [])]);
}

/** The catalogues that are built on: those that are named, else the built-in one. */
export const basesOf = (named: string[] | undefined): string[] =>
  named?.map((dir) => resolve(HERE, dir)) ?? [join(import.meta.dirname, '../data/catalog')];
