import { useRouter } from 'next/router';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { KEEP_SERVER_HTML } from '@/lib/next-internals/client/server-html';

type Props<Data> = {
  /**
   * What it shows: a new value renders it again. Undefined in a browser that got it as HTML alone, such as the `shown` of
   * a page's props (lib/screens/server/serve-page).
   */
  of: Data | undefined;
  as?: 'div' | 'footer';
  className?: string;
  children: (data: Data) => ReactNode;
};

const NO_CHANGES = () => () => {};
const isBrowser = typeof window !== 'undefined';

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
 * A part of a page that only shows text and links. React does not hydrate it: the server's HTML is complete, so the page
 * responds earlier, and neither its data nor its code (`shownPart`) is sent with the page. Where the browser renders it,
 * after a navigation or because something changed the HTML before React came, React does so as usual, and data that is
 * missing is fetched. Its content must not have state, handlers or effects; the shell follows its links. Elements with the
 * class `later` are laid out when they come into view (styles/later.css).
 */
export function Shown<Data>({ of, as: Tag = 'div', className, children }: Props<Data>) {
  const hydrating = useSyncExternalStore(
    NO_CHANGES,
    () => false,
    () => true,
  );
  const [first] = useState(() => of);
  const [sent, setSent] = useState(hydrating && isBrowser);
  if (sent && of !== first) setSent(false);
  const area = { className, 'data-sent': sent || !isBrowser || undefined };
  if (sent) return <Tag {...area} {...KEEP_SERVER_HTML} />;
  return <Tag {...area}>{of === undefined ? <Fetched /> : children(of)}</Tag>;
}

/**
 * A component whose code is not among the scripts that a page first loads, for what is in a `Shown`. There is no Suspense
 * around it: the server waits for the code, and the router shows the page before until it is there.
 */
export function shownPart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      // The address is already that of the page which needs the code: the browser loads it whole.
      () => {
        window.location.reload();
        return new Promise<never>(() => {});
      },
    ),
  );
}
