import { isUnavailable } from '@/lib/errors';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/pages/outcome');

/** What the loader of a page decided, without a word of how it is sent: `serve-page` knows that, once for all pages. */
export type Outcome<Props> =
  | {
      kind: 'found';
      props: Props;
      /** Whether search engines may list it. */
      indexed: boolean;
      /** Whether it is the same for everybody, so that shared caches may keep it. */
      shared: boolean;
    }
  /** A page that says that there is nothing: an error to crawlers, and inside the site a page like any other. */
  | { kind: 'empty'; props: Props; shared: boolean }
  | { kind: 'redirect'; to: string; status: 303 | 307 | 308 }
  | { kind: 'not-found' }
  /** Trouble that passes; `retryAfter` in seconds. */
  | { kind: 'unavailable'; props: Props; retryAfter: number };

/** What a loader may know of a request. */
export type PageRequest = {
  /** The parts of the address that the route names. */
  params: Record<string, string>;
  /** What follows the `?`. */
  parameters: Record<string, string | string[] | undefined>;
};

/** A catalogue that was away can be asked again after this long. */
const RETRY_SECONDS = 5;

/** What a loader decides; where the catalogue is away, a page that says so. Any other failure is a mistake of ours. */
export async function unlessUnavailable<Props>(
  props: Props,
  decide: () => Promise<Outcome<Props>>,
): Promise<Outcome<Props>> {
  try {
    return await decide();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { kind: 'unavailable', props, retryAfter: RETRY_SECONDS };
  }
}
