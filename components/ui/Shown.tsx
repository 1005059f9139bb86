import { useRouter } from 'next/router';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react';
import { NoHydrate } from './NoHydrate';

type Props<Data> = Omit<ComponentProps<typeof NoHydrate>, 'children' | 'staleKey'> & {
  /** The `shown` of the page's props: absent in a browser that got the part as HTML (lib/screens/server/serve-page). */
  of: Data | undefined;
  children: (data: Data) => ReactNode;
};

/** Fetches the data of the open page, and with it the page is rendered. */
function Fetched() {
  const router = useRouter();
  const load = useEffectEvent(() => {
    const { pathname, search } = window.location;
    void router.replace(pathname + search, undefined, { scroll: false });
  });
  // Once: if the data does not come either, nothing is gained by asking again.
  useEffect(() => load(), []);
  return null;
}

/**
 * A part that is not hydrated (`NoHydrate`), and whose data is not sent with the HTML either. A browser that renders it
 * all the same, because something changed the HTML before React came, fetches the data.
 */
export function Shown<Data>({ of, children, ...area }: Props<Data>) {
  return (
    <NoHydrate {...area} staleKey={of}>
      {() => (of === undefined ? <Fetched /> : children(of))}
    </NoHydrate>
  );
}
