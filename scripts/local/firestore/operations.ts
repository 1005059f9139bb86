import { ApiError, denied } from '@/scripts/local/firestore/api-error';
import { applyWrite, nameOf } from '@/scripts/local/firestore/apply-write';
import type { Caller } from '@/scripts/local/firestore/check-token';
import type { DocumentStore } from '@/scripts/local/firestore/document-store';
import { resourceNames } from '@/scripts/local/firestore/resource-name';
import { type NamedDocument, runQuery } from '@/scripts/local/firestore/run-query';
import { normaliseTimestamp } from '@/scripts/local/firestore/timestamp';
import {
  batchGetSchema,
  commitSchema,
  runQuerySchema,
  type StructuredQuery,
  type Write,
} from '@/scripts/local/firestore/wire.schema';
import { allowsDelete, allowsWrite, deletedMark, isOwn } from '@/scripts/local/rules/check-document';

/** One API call: the caller, the parent resource and the body. */
export type Call = Caller & {
  /** Full resource name of the parent. */
  resource: string;
  body: unknown;
  /** Milliseconds since 1970. */
  now: number;
};

export type Operation = (call: Call) => unknown;

/** The three calls that the lite SDK makes for the site. Each may throw ApiError, and has then changed nothing. */
export function createOperations(store: DocumentStore, projectId: string) {
  const names = resourceNames(projectId);

  function ownDocument(name: string, uid: string): string {
    const path = names.pathOf(name);
    if (path.split('/').length % 2 !== 0) throw new ApiError('INVALID_ARGUMENT', `Not a document: ${name}`);
    if (!isOwn(path, uid)) throw denied();
    return path;
  }

  function select({ uid, resource }: Call, query: StructuredQuery): NamedDocument[] {
    const parent = names.pathOf(resource);
    const collections = query.from.map(({ collectionId }) => `${parent}/${collectionId}`);
    // A collection group query would read other people's documents.
    if (query.from.some(({ allDescendants }) => allDescendants)) throw denied();
    if (!collections.every((path) => path.split('/').length === 3 && isOwn(path, uid))) throw denied();
    const documents = collections.flatMap((path) => store.list(path));
    return runQuery(
      documents.map(({ path, ...document }) => ({ ...document, name: names.nameOf(path) })),
      query,
    );
  }

  /** Whether a mark says that the account is deleted once these writes are done: `existsAfter` of the rules. */
  function isDeletedAfter(writes: Write[], uid: string): boolean {
    const mark = deletedMark(uid);
    return (
      store.get(mark) !== undefined ||
      writes.some((one) => 'update' in one && names.pathOf(one.update.name) === mark)
    );
  }

  function write(one: Write, { uid, provider, now }: Call, isDeleted: boolean, commitTime: string) {
    const path = ownDocument(nameOf(one), uid);
    const before = store.get(path);
    const requestTime = normaliseTimestamp(new Date(now).toISOString()) ?? commitTime;
    const { fields, transformResults } = applyWrite(one, before, requestTime);
    if ('delete' in one) {
      if (!allowsDelete(path)) throw denied();
      store.delete(path);
    }
    if ('update' in one && fields) {
      if (!allowsWrite(path, before?.fields, fields, now, { provider, isDeleted })) throw denied();
      store.set(path, fields, commitTime, before?.createTime ?? commitTime);
    }
    return { updateTime: commitTime, ...(transformResults.length > 0 && { transformResults }) };
  }

  return {
    commit(call) {
      const { writes } = commitSchema.parse(call.body);
      return store.transaction(() => {
        const commitTime = store.nextCommitTime(call.now);
        const isDeleted = isDeletedAfter(writes, call.uid);
        return { writeResults: writes.map((one) => write(one, call, isDeleted, commitTime)), commitTime };
      });
    },

    batchGet(call) {
      const readTime = new Date(call.now).toISOString();
      return batchGetSchema.parse(call.body).documents.map((name) => {
        const document = store.get(ownDocument(name, call.uid));
        return document ? { found: show({ name, ...document }), readTime } : { missing: name, readTime };
      });
    },

    runQuery(call) {
      const documents = select(call, runQuerySchema.parse(call.body).structuredQuery);
      const readTime = new Date(call.now).toISOString();
      return documents.length > 0
        ? documents.map((document) => ({ document: show(document), readTime }))
        : [{ readTime }];
    },
  } satisfies Record<string, Operation>;
}

const show = ({ name, fields, createTime, updateTime }: NamedDocument) => ({
  name,
  fields,
  createTime,
  updateTime,
});
