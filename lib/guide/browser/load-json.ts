/**
 * Loads JSON from an address of this site.
 * @throws Error with a sentence for people
 */
export async function loadJson(
  address: string,
  init: { signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new Error(
      navigator.onLine
        ? 'The site could not be reached. Please try again.'
        : 'You are offline. Please check your internet connection.',
    );
  }
  if (!response.ok) {
    throw new Error(
      response.status === 503
        ? 'Search is busy or being updated. Please try again in a moment.'
        : 'Something went wrong. Please try again.',
    );
  }
  return response.json();
}
