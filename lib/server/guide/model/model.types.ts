import type { FaultCode } from '@/lib/guide/chat/chat.types';

export type Message = { role: 'system' | 'user' | 'assistant'; content: string };

export type AskRequest = {
  messages: Message[];
  /** Longest answer in tokens. */
  maxTokens: number;
  /** The answer is one JSON object. */
  json?: boolean;
  /** Stands for the person at the provider; tells nobody who that is. */
  user: string;
};

/**
 * The seam behind which a model stands: the pieces of its answer as they come.
 * Ends early and quietly when `signal` is aborted. @throws GuideFault
 */
export type AskModel = (request: AskRequest, signal: AbortSignal) => AsyncIterable<string>;

/** An answer that did not come whole. */
export class GuideFault extends Error {
  constructor(
    readonly code: FaultCode,
    options?: { cause?: unknown; retryAfter?: number },
  ) {
    super(code, { cause: options?.cause });
    this.retryAfter = options?.retryAfter;
  }
  /** Seconds after which it is worth another try. */
  readonly retryAfter: number | undefined;
}
