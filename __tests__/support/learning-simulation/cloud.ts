import type { Account, FoundDocuments } from '@/lib/learning/browser/sync/account';
import type { Collection } from '@/lib/learning/browser/sync/documents';
import { retryOnConflict } from '@/lib/learning/browser/sync/retry-on-conflict';
import { fromFields } from '@/lib/learning/browser/sync/to-fields';
import { REMOVED, writeMerged } from '@/lib/learning/browser/sync/write-merged';
import type { Fields, Value } from '@/scripts/local/firestore/wire.schema';
import { allowsDelete, allowsWrite, deletedMark } from '@/scripts/local/rules/check-document';
import { PROVIDER } from '@/scripts/local/rules/documents';

type Stored = { fields: Record<string, unknown>; version: number };
type Write = { path: string; fields: Record<string, unknown>; expected: number };
/** What happens to the next write of a browser on its way. */
export type Fault = 'refused' | 'lost' | 'unanswered' | 'late' | 'doubled';
/** How one browser reaches the store. */
export type Connection = { online: boolean; faults: Fault[]; isGone: () => boolean };

const OVERLAP_MS = 10_000;

const failure = (code: string) => Object.assign(new Error(code), { code });

function toWire(value: unknown): Value {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWire) } };
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: toWireFields(value) } };
  return { nullValue: null };
}

const toWireFields = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toWire(value)]));

const inMilliseconds = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Date ? value.getTime() : value]),
  );

/** A store that behaves like Firestore: versions, preconditions, its own clock, and the rules of the site. */
export class Cloud {
  time: number;
  /** Writes that are still on their way. */
  readonly inFlight: (() => void)[] = [];
  readonly #documents = new Map<string, Stored>();
  #version = 0;

  constructor(time: number) {
    this.time = time;
  }

  paths(prefix: string): string[] {
    return [...this.#documents.keys()].filter((path) => path.startsWith(prefix));
  }

  get(path: string): Stored | undefined {
    return this.#documents.get(path);
  }

  list(prefix: string): [id: string, stored: Stored][] {
    return this.paths(prefix).map((path) => [path.slice(prefix.length), this.#documents.get(path) as Stored]);
  }

  /** All of these or none, each only on the version that it was made for. */
  commit(uid: string, writes: Write[]): void {
    for (const { path, expected } of writes) {
      if ((this.get(path)?.version ?? 0) !== expected) throw failure('failed-precondition');
    }
    const writer = { provider: PROVIDER, isDeleted: this.get(deletedMark(uid)) !== undefined };
    const next = writes.map(({ path, fields }) => {
      const before = this.get(path)?.fields;
      const after: Record<string, unknown> = { ...before, ...fields, syncedAt: new Date(this.time) };
      for (const [name, value] of Object.entries(after)) if (value === REMOVED) delete after[name];
      const was = before && toWireFields(before);
      if (!allowsWrite(path, was, toWireFields(after), this.time, writer)) throw failure('permission-denied');
      return [path, after] as const;
    });
    for (const [path, fields] of next) this.#documents.set(path, { fields, version: ++this.#version });
  }

  mark(uid: string): void {
    this.#documents.set(deletedMark(uid), {
      fields: { deletedAt: new Date(this.time) },
      version: ++this.#version,
    });
  }

  delete(path: string): void {
    if (!allowsDelete(path)) throw failure('permission-denied');
    this.#documents.delete(path);
  }

  /** The account of somebody, as one browser reaches it. */
  account(uid: string, connection: Connection): Account {
    const root = `users/${uid}/`;
    // Every answer takes its time, so that what others do comes in between.
    const reach = async () => {
      await null;
      await null;
      if (!connection.online || connection.isGone()) throw failure('unavailable');
    };

    const send = (writes: Write[]): void => {
      const fault = connection.faults.shift();
      if (fault === 'refused') throw failure('permission-denied');
      if (fault === 'lost') throw failure('unavailable');
      const arrive = () => {
        try {
          this.commit(uid, writes);
        } catch {
          // Nobody waits for the answer any more.
        }
      };
      if (fault === 'late') {
        this.inFlight.push(arrive);
        throw failure('timeout');
      }
      this.commit(uid, writes);
      if (fault === 'doubled') this.inFlight.push(arrive);
      if (fault === 'unanswered') throw failure('unavailable');
    };

    const readAll = async <C extends Collection>(collection: C) => {
      await reach();
      return this.list(`${root}${collection}/`);
    };

    return {
      write: (changes) =>
        retryOnConflict(async () => {
          const seen = new Map<string, number>();
          const writes: Write[] = [];
          const written = await writeMerged(
            {
              read: async (collection, id) => {
                await reach();
                const path = `${root}${collection}/${id}`;
                const stored = this.get(path);
                seen.set(path, stored?.version ?? 0);
                return stored && inMilliseconds(stored.fields);
              },
              set: (collection, id, fields) => {
                const path = `${root}${collection}/${id}`;
                writes.push({ path, fields, expected: seen.get(path) ?? 0 });
              },
            },
            changes,
          );
          await reach();
          send(writes);
          await reach();
          return written;
        }),
      isDeleted: async () => {
        await reach();
        return this.get(deletedMark(uid)) !== undefined;
      },
      readSince: async (collection, since, take) => {
        const from = since === undefined ? 0 : Number(since) * 1_000 - OVERLAP_MS;
        const all = await readAll(collection);
        const found: FoundDocuments<typeof collection> = [];
        let latest = since;
        for (const [id, { fields }] of all) {
          const at = (fields.syncedAt as Date).getTime();
          if (at < from) continue;
          const moment = (at / 1_000).toFixed(9);
          if (latest === undefined || moment > latest) latest = moment;
          const data = fromFields(collection, inMilliseconds(fields));
          if (data) found.push([id, data]);
        }
        take(found);
        return latest;
      },
      readLatest: async () => [],
      readAll: async (collection) =>
        (await readAll(collection as Collection)).map(([id, { fields }]) => ({ id, ...fields })),
      deleteAll: async (collection) => {
        const all = await readAll(collection as Collection);
        for (const [id] of all) this.delete(`${root}${collection}/${id}`);
        return all.length;
      },
      deleteProfile: reach,
      markDeleted: async () => {
        await reach();
        this.mark(uid);
      },
    };
  }
}
