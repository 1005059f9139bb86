const STATUSES = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
} as const;

type ApiStatus = keyof typeof STATUSES;

/** An error response of the Firestore API. */
export class ApiError extends Error {
  constructor(
    readonly status: ApiStatus,
    message: string,
  ) {
    super(message);
  }

  get code(): number {
    return STATUSES[this.status];
  }

  toJSON() {
    return { error: { code: this.code, message: this.message, status: this.status } };
  }
}

export const denied = () => new ApiError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
