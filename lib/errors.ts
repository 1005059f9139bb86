const CASES = {
  'search/unavailable': {
    status: 503,
    say: 'Search is busy or being updated. Please try again in a moment.',
  },
  'request/invalid': { status: 400, say: 'We could not understand the request. Please check the address.' },
  'request/not-found': { status: 404, say: 'There is nothing at this address.' },
  'request/method': { status: 405, say: 'This address does not accept that method.' },
  'request/foreign': { status: 403, say: 'Only pages of this site can use this address.' },
  'request/too-many': { status: 429, say: 'Too many requests. Please wait a moment.' },
  'request/too-slow': { status: 408, say: 'The request took too long to arrive. Please try again.' },
  'request/too-large': { status: 413, say: 'The request is too large.' },
  'request/headers': {
    status: 431,
    say: 'Your browser sent too much data. Clear the cookies of this site and try again.',
  },
  'request/media-type': { status: 415, say: 'This address accepts only JSON.' },
  'server/busy': { status: 503, say: 'The site is very busy. Please try again in a moment.' },
  'server/error': { status: 500, say: 'Something went wrong on our servers.' },
  'guide/no-model': { status: 404, say: 'No AI model is available on this site.' },
  'transcript/none': { status: 404, say: 'This lesson has no transcript.' },
  'course/not-found': { status: 404, say: 'We could not find that course.' },
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
    return CASES[this.code].say;
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
