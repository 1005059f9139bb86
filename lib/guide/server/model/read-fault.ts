import { APIError, APIUserAbortError } from 'openai';
import { z } from 'zod';
import type { ModelFault } from '@/lib/guide/chat/chat.types';
import { readRetryAfter } from '@/lib/retry-after';
import { GuideFault, isGuideFault } from './model.types';

/** The provider's errors come in two shapes; the code is a number or a word. */
const bodySchema = z.object({
  code: z.union([z.number(), z.string()]).optional(),
  http_status: z.number().optional(),
  error_type: z.string().optional(),
  metadata: z.object({ error_type: z.string().optional() }).optional().catch(undefined),
  availability: z.object({ retry_after: z.number().nonnegative().optional() }).optional().catch(undefined),
});

const BY_STATUS: Record<number, ModelFault> = {
  400: 'refused',
  401: 'paused',
  402: 'paused',
  403: 'refused',
  408: 'unavailable',
  413: 'too-long',
  422: 'refused',
  429: 'busy',
  503: 'busy',
  529: 'busy',
};

export type ReadFault = {
  fault: GuideFault;
  /** Status from the header or the body; undefined if the connection failed. */
  status: number | undefined;
  /** Milliseconds that the provider asks to wait. */
  wait?: number;
};

/** Reads an error object from a body or a stream. */
export function readErrorBody(body: unknown, header?: number): ReadFault {
  const read = bodySchema.safeParse(body);
  const { code, http_status, error_type, metadata, availability } = read.success ? read.data : {};
  const named = typeof code === 'number' ? code : http_status;
  const status = named ?? (header === 200 ? 500 : header) ?? 500;
  const type = metadata?.error_type ?? error_type;
  const after = availability?.retry_after;
  const kind: ModelFault =
    type === 'context_length_exceeded' ? 'too-long' : (BY_STATUS[status] ?? 'unavailable');
  return {
    status,
    fault: new GuideFault(kind, { retryAfter: after }),
    ...(after !== undefined && { wait: after * 1000 }),
  };
}

/** Reads any error that the SDK throws. */
export function readFault(error: unknown): ReadFault {
  if (isGuideFault(error)) return { fault: error, status: error.code === 'refused' ? 403 : undefined };
  if (error instanceof APIError && !(error instanceof APIUserAbortError)) {
    const told = error.error === undefined ? undefined : readErrorBody(error.error, error.status);
    const wait = readRetryAfter(error.headers?.get('retry-after')) ?? told?.wait;
    const status = error.status ?? told?.status;
    const code =
      told?.fault.code ?? (status === undefined ? 'unavailable' : (BY_STATUS[status] ?? 'unavailable'));
    const fault = new GuideFault(code, {
      cause: error,
      ...(wait !== undefined && { retryAfter: Math.ceil(wait / 1000) }),
    });
    return { fault, status, ...(wait !== undefined && { wait }) };
  }
  return { fault: new GuideFault('unavailable', { cause: error }), status: undefined };
}
