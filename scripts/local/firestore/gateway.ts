import type { IncomingMessage, RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { ZodError } from 'zod';
import { allowCallers, sendJson } from '@/scripts/local/allow-callers';
import { ApiError } from '@/scripts/local/firestore/api-error';
import { checkToken } from '@/scripts/local/firestore/check-token';
import type { DocumentStore } from '@/scripts/local/firestore/document-store';
import { createOperations, type Operation } from '@/scripts/local/firestore/operations';

type Gateway = {
  store: DocumentStore;
  projectId: string;
};

/** The API's limit per request. */
const BODY_BYTES = 10 * 1024 * 1024;
const ADDRESS = /^\/v1\/(projects\/.+):(\w+)$/;

/** The part of Firestore's REST API that `firebase/firestore/lite` uses, on the local store. */
export function createFirestoreGateway({ store, projectId }: Gateway): RequestListener {
  const operations = new Map<string, Operation>(Object.entries(createOperations(store, projectId)));

  return async (request, response) => {
    allowCallers(request, response);
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    if (request.url === '/') return response.end('Ok\n');
    const { resource, name } = readAddress(request.url ?? '');
    try {
      const operation = operations.get(name);
      if (request.method !== 'POST' || !operation) {
        throw new ApiError('UNIMPLEMENTED', `The local Firestore has no ${request.method} ${request.url}`);
      }
      const caller = checkToken(request.headers.authorization, projectId, Date.now());
      const body = await readBody(request);
      return sendJson(response, 200, operation({ ...caller, resource, body, now: Date.now() }));
    } catch (error) {
      const refusal = toApiError(error);
      return sendJson(response, refusal.code, refusal);
    }
  };
}

function readAddress(url: string): { resource: string; name: string } {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const [, resource = '', name = ''] = ADDRESS.exec(path) ?? [];
    return { resource, name };
  } catch {
    return { resource: '', name: '' };
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES) {
    throw new ApiError('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${BODY_BYTES} bytes.`);
  }
  try {
    return await json(request);
  } catch {
    throw new ApiError('INVALID_ARGUMENT', 'Invalid JSON payload received.');
  }
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ZodError) {
    const { path, message } = error.issues[0] ?? { path: [], message: 'unreadable' };
    return new ApiError(
      'INVALID_ARGUMENT',
      `Invalid JSON payload received. At "${path.join('.')}": ${message}`,
    );
  }
  console.error(error);
  return new ApiError('INTERNAL', 'The local Firestore failed. Its log says why.');
}
