import { ApiError } from '@/scripts/local/firestore/api-error';
import { getField, withField } from '@/scripts/local/firestore/field-path';
import type { Fields, Precondition, Value, Write } from '@/scripts/local/firestore/wire.schema';

export type StoredDocument = {
  fields: Fields;
  createTime: string;
  updateTime: string;
};

type Applied = {
  /** Undefined: the document was deleted. */
  fields: Fields | undefined;
  transformResults: Value[];
};

/**
 * The content of a document after a write; has no side effects.
 * @throws ApiError when a precondition fails
 */
export function applyWrite(write: Write, before: StoredDocument | undefined, requestTime: string): Applied {
  if (write.currentDocument) checkPrecondition(write.currentDocument, before, nameOf(write));
  if ('delete' in write) return { fields: undefined, transformResults: [] };
  if ('verify' in write) return { fields: before?.fields, transformResults: [] };

  let fields = write.updateMask ? { ...before?.fields } : write.update.fields;
  for (const path of write.updateMask?.fieldPaths ?? []) {
    fields = withField(fields, path, getField(write.update.fields, path));
  }
  const transformResults: Value[] = [];
  for (const { fieldPath } of write.updateTransforms) {
    const value = { timestampValue: requestTime };
    fields = withField(fields, fieldPath, value);
    transformResults.push(value);
  }
  return { fields, transformResults };
}

export function nameOf(write: Write): string {
  if ('update' in write) return write.update.name;
  return 'delete' in write ? write.delete : write.verify;
}

function checkPrecondition(wanted: Precondition, before: StoredDocument | undefined, name: string): void {
  if ('updateTime' in wanted) {
    if (before?.updateTime === wanted.updateTime) return;
    throw new ApiError('FAILED_PRECONDITION', `the stored version does not match the required base version`);
  }
  if (wanted.exists && !before) throw new ApiError('NOT_FOUND', `No document to update: ${name}`);
  if (!wanted.exists && before) throw new ApiError('ALREADY_EXISTS', `Document already exists: ${name}`);
}
