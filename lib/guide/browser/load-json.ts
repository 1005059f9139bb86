import * as m from '@/messages/guide';
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
    throw new Error(navigator.onLine ? m.notReached() : m.offline());
  }
  if (!response.ok) {
    throw new Error(response.status === 503 ? m.searchBusy() : m.wentWrong());
  }
  return response.json();
}
