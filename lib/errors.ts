import * as m from '@/messages/errors';

const CASES = {
  'search/unavailable': { status: 503, say: () => m.searchUnavailable({ again: m.tryMoment() }) },
  'request/invalid': { status: 400, say: m.invalid },
  'request/not-found': { status: 404, say: m.notFound },
  'request/method': { status: 405, say: m.method },
  'request/foreign': { status: 403, say: m.foreign },
  'request/too-many': { status: 429, say: () => m.tooMany({ again: m.waitMoment() }) },
  'request/too-slow': { status: 408, say: () => m.tooSlow({ again: m.tryAgain() }) },
  'request/too-large': { status: 413, say: m.tooLarge },
  'request/headers': { status: 431, say: m.headers },
  'request/media-type': { status: 415, say: m.mediaType },
  'server/busy': { status: 503, say: () => m.busy({ again: m.tryMoment() }) },
  'server/error': { status: 500, say: m.serverError },
  'guide/no-model': { status: 404, say: m.noModel },
  'transcript/none': { status: 404, say: m.noTranscript },
  'course/not-found': { status: 404, say: m.courseNotFound },
} as const;

export type ErrorCode = keyof typeof CASES;

/** An error with a code. A table maps each code to its HTTP status and the sentence that people see. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    options?: { cause?: unknown; detail?: string },
  ) {
    super(options?.detail ? `${code}: ${options.detail}` : code, { cause: options?.cause });
  }

  get status(): number {
    return CASES[this.code].status;
  }

  get say(): string {
    return CASES[this.code].say();
  }
}

/**
 * Whether an error is an `AppError`. It checks the code and not the class: each route is bundled separately, so that
 * there are several copies of the class.
 */
export const isAppError = (error: unknown): error is AppError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  Object.hasOwn(CASES, error.code);

/** Whether the catalogue did not answer, or not in time. */
export const isUnavailable = (error: unknown): boolean =>
  isAppError(error) && error.code === 'search/unavailable';
