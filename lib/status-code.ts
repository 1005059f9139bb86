type Carrier = { statusCode?: number } | null | undefined;

/**
 * The code of the error page: the response's, else the error's, else 404. An error without a code is a crash
 * in the browser: 500.
 */
export function statusCodeOf(response: Carrier, error: Carrier): number {
  return response?.statusCode ?? (error ? (error.statusCode ?? 500) : 404);
}
