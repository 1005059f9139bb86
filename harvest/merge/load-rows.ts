import { join } from 'node:path';
import type { DuckDBAppender, DuckDBConnection } from '@duckdb/node-api';
import { type DepthTarget, depthTarget } from '@/harvest/enrich/depth-target';
import { hostOf } from '@/harvest/facts/canonical-address';
import type { Fact } from '@/harvest/facts/fact.schema';
import { judgeFact, type Reason } from '@/harvest/facts/judge-fact';
import { storedFacts } from '@/harvest/journal/stored-facts';
import { isCrawl, type Source } from '@/harvest/registry/source.schema';
import type { BlockedHosts } from '@/lib/catalog/server/blocked-hosts';
import { foldTitle } from '@/lib/course/fold-title';
import { KEY_KINDS, type Known, keysOf } from './identity';
import type { Marks } from './join-rows';
import { MarkList } from './mark-list';

export type Refused = Map<string, number>;
/** A row's text: a course of the catalogue that is built on, or a fact with the place of its source. */
export type Body = { base: Record<string, unknown> } | { source: number; fact: Fact };

/** Fills the tables `rows` and `keys`. The order of rows is the order of trust. */
export class RowLoader {
  count = 0;
  readonly #marks = new MarkList();
  readonly #rows: DuckDBAppender;
  readonly #keys: DuckDBAppender;

  constructor(rows: DuckDBAppender, keys: DuckDBAppender) {
    this.#rows = rows;
    this.#keys = keys;
  }

  static async create(connection: DuckDBConnection): Promise<RowLoader> {
    await connection.run(`
      CREATE TABLE rows (n INTEGER, host VARCHAR, title VARCHAR, page VARCHAR, source INTEGER, crawl BOOLEAN, target VARCHAR, body VARCHAR);
      CREATE TABLE keys (kind TINYINT, key VARCHAR, source INTEGER, title VARCHAR, n INTEGER);`);
    return new RowLoader(await connection.createAppender('rows'), await connection.createAppender('keys'));
  }

  /** `source` is -1 for the catalogue that is built on. */
  add(
    known: Known & { language?: string | undefined },
    row: {
      source: number;
      ref: string;
      page?: string | undefined;
      crawl: boolean;
      target: DepthTarget | undefined;
      body: Body;
    },
  ): void {
    const n = this.count++;
    const [host, title] = [hostOf(known.url), foldTitle(known.title)];
    const rows = this.#rows;
    rows.appendInteger(n);
    rows.appendVarchar(host);
    rows.appendVarchar(title);
    rows.appendVarchar(row.page ?? known.url);
    rows.appendInteger(row.source);
    rows.appendBoolean(row.crawl);
    if (row.target) rows.appendVarchar(row.target);
    else rows.appendNull();
    rows.appendVarchar(JSON.stringify(row.body));
    rows.endRow();
    const own = { kind: KEY_KINDS.ref, key: `${row.source}|${row.ref}` };
    for (const { kind, key } of [own, ...keysOf(known)]) {
      const keys = this.#keys;
      keys.appendTinyInt(kind);
      keys.appendVarchar(key);
      keys.appendInteger(row.source);
      keys.appendVarchar(kind === KEY_KINDS.address ? title : '');
      keys.appendInteger(n);
      keys.endRow();
    }
    this.#marks.add(known);
  }

  finish(): Marks {
    this.#rows.closeSync();
    this.#keys.closeSync();
    return this.#marks.finish();
  }
}

export type Stored = {
  sources: Source[];
  stateDir: string;
  blocked: BlockedHosts;
  now: number;
  onRow?: () => void;
};

/** Loads what all sources state, crawls last. Rules that became stricter hold at once. */
export async function loadSources(
  loader: RowLoader,
  { sources, stateDir, blocked, now, onRow }: Stored,
): Promise<Refused> {
  const refused: Refused = new Map();
  const refuse = (reason: Reason) => refused.set(reason, (refused.get(reason) ?? 0) + 1);
  const byTrust = [...sources.entries()].sort(([, a], [, b]) => Number(isCrawl(a)) - Number(isCrawl(b)));
  for (const [place, source] of byTrust.filter(([, { on }]) => on)) {
    const crawl = isCrawl(source);
    for await (const fact of storedFacts(join(stateDir, source.id))) {
      onRow?.();
      const reason = judgeFact(fact, { blocked, now, isCrawl: crawl });
      if (reason) refuse(reason);
      else
        loader.add(fact, {
          source: place,
          ref: fact.ref,
          page: fact.page,
          crawl,
          target: depthTarget(fact, source.protocol),
          body: { source: place, fact },
        });
    }
  }
  return refused;
}
