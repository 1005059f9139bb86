import { isUnavailable } from '@/lib/errors';
import type { Unavailable } from '@/lib/pages';

/** The result of a page's loader. It knows nothing of HTTP or Next: `serve-page` sends it, for all pages alike. */
export type Outcome<Props> =
  | {
      kind: 'found';
      props: Props;
      /** Whether search engines may list the page. */
      indexed: boolean;
      /** Whether the page, which is the same for everybody, stays as it is, so that shared caches may store it for long. */
      settled: boolean;
    }
  /** A page that says that there is nothing here. Its status is 404, except in requests for data. */
  | { kind: 'empty'; props: Props; settled: boolean }
  | { kind: 'redirect'; to: string; status: 303 | 307 | 308 }
  | { kind: 'not-found' }
  /** A temporary failure; `retryAfter` in seconds. */
  | { kind: 'unavailable'; props: Props; retryAfter: number };

/** What a loader can know of a request. */
export type PageRequest = {
  /** Values of the route's dynamic segments. */
  params: Record<string, string>;
  parameters: Record<string, string | string[] | undefined>;
};

/** Seconds after which a request that needs the catalogue may be tried again. */
const RETRY_SECONDS = 5;

/** Runs a loader. If the catalogue is unavailable, the outcome is `unavailable` with these props; other errors are thrown. */
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

/** Runs the loader of a page that shows nothing without the catalogue. */
export const orUnavailable = <Props>(decide: () => Promise<Outcome<Props>>) =>
  unlessUnavailable<Props | Unavailable>({ unavailable: true }, decide);

/** The same outcome with other props. */
export function withProps<Before, After>(
  outcome: Outcome<Before>,
  change: (props: Before) => After,
): Outcome<After> {
  return 'props' in outcome ? { ...outcome, props: change(outcome.props) } : outcome;
}
