import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { z } from 'zod';
import type { StoredDocument } from '@/scripts/local/firestore/apply-write';
import { timestampOfMicros } from '@/scripts/local/firestore/timestamp';
import type { Fields } from '@/scripts/local/firestore/wire.schema';

const TABLE = `
  CREATE TABLE IF NOT EXISTS documents (
    path TEXT PRIMARY KEY,
    collection TEXT NOT NULL,
    fields TEXT NOT NULL,
    createTime TEXT NOT NULL,
    updateTime TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS documents_of_a_collection ON documents (collection);
`;

const rowSchema = z.object({
  path: z.string(),
  // Only this file writes the column, and only values that the gateway has parsed.
  fields: z.string().transform((text): Fields => JSON.parse(text)),
  createTime: z.string(),
  updateTime: z.string(),
});

export type DocumentStore = ReturnType<typeof openDocumentStore>;

/** Documents in one SQLite file; every commit is atomic and durable. */
export function openDocumentStore(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.exec(TABLE);
  const one = database.prepare<[string]>('SELECT * FROM documents WHERE path = ?');
  const many = database.prepare<[string]>('SELECT * FROM documents WHERE collection = ?');
  const latest = database.prepare<[]>('SELECT max(updateTime) AS time FROM documents');
  const put = database.prepare<[string, string, string, string, string]>(
    'INSERT OR REPLACE INTO documents (path, collection, fields, createTime, updateTime) VALUES (?, ?, ?, ?, ?)',
  );
  const drop = database.prepare<[string]>('DELETE FROM documents WHERE path = ?');
  const { time } = z.object({ time: z.string().nullable() }).parse(latest.get());
  let lastMicros = time === null ? 0 : Date.parse(time) * 1000 + 999;

  return {
    get(path: string): StoredDocument | undefined {
      const row = one.get(path);
      return row === undefined ? undefined : rowSchema.parse(row);
    },

    /** @param collection path of the collection, such as `users/ada/watchHistory` */
    list(collection: string): (StoredDocument & { path: string })[] {
      return many.all(collection).map((row) => rowSchema.parse(row));
    },

    set(path: string, fields: Fields, updateTime: string, createTime: string): void {
      put.run(path, path.slice(0, path.lastIndexOf('/')), JSON.stringify(fields), createTime, updateTime);
    },

    delete(path: string): void {
      drop.run(path);
    },

    /** Runs `work` atomically: if it throws, nothing is changed. */
    transaction<T>(work: () => T): T {
      return database.transaction(work)();
    },

    /** A version is the time of its commit; two commits never share one, whatever the clock does. */
    nextCommitTime(now: number): string {
      lastMicros = Math.max(now * 1000, lastMicros + 1);
      return timestampOfMicros(lastMicros);
    },

    close(): void {
      database.close();
    },
  };
}
