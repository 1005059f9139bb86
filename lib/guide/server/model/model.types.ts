import type { ModelFault } from '@/lib/guide/chat/chat.types';

export type Message = { role: 'system' | 'user' | 'assistant'; content: string };

/** Nothing in it tells who asks: a hash of a network address can be guessed back. */
export type AskRequest = {
  messages: Message[];
  /** Maximum length of the answer in tokens. */
  maxTokens: number;
  /** The answer is a single JSON object. */
  json?: boolean;
  /** Called when the answer ends because it has the maximum length. */
  onCut?: () => void;
};

/**
 * The interface to a model: streams the pieces of its answer. Ends without an error when `signal` is aborted.
 * @throws GuideFault
 */
export type AskModel = (request: AskRequest, signal: AbortSignal) => AsyncIterable<string>;

/** An answer that is missing or incomplete. */
export class GuideFault extends Error {
  constructor(
    readonly code: ModelFault,
    options?: { cause?: unknown; retryAfter?: number },
  ) {
    super(code, { cause: options?.cause });
    this.retryAfter = options?.retryAfter;
  }
  override readonly name = 'GuideFault';
  /** Seconds after which a retry is worthwhile. */
  readonly retryAfter: number | undefined;
}

/**
 * Whether an error is a `GuideFault`. Not by its class: the model is shared by all routes of a process, and the bundle of
 * each route has a class of its own.
 */
export const isGuideFault = (error: unknown): error is GuideFault =>
  error instanceof Error && error.name === 'GuideFault';
