import { type ReactNode, type Ref, useState, useSyncExternalStore } from 'react';
import { usePlainLinks } from '@/lib/browser/page/use-plain-links';
import { KEEP_SERVER_HTML } from '@/lib/next-internals/client/server-html';

type Props = {
  as?: 'div' | 'ol' | 'ul' | 'footer';
  /** Identifies the content if it can change while the page is open: a new value renders it again. */
  staleKey?: unknown;
  className?: string;
  lang?: string;
  /** Number of the first item of an ordered list. */
  start?: number;
  ref?: Ref<HTMLElement>;
  /** A function if creating them is expensive. */
  children: ReactNode | (() => ReactNode);
};

const NO_CHANGES = () => () => {};
const isBrowser = typeof window !== 'undefined';

/**
 * A part of a page that only shows text and links. React does not hydrate it: the server's HTML is complete,
 * so the page responds earlier. After a client-side navigation, React renders it normally. Its content must
 * not have state, handlers or effects; the router follows its links. Elements with the class `later` are laid
 * out when they come into view (styles/later.css).
 */
export function NoHydrate({ as, staleKey, children, ref, ...attributes }: Props) {
  // A union of tags cannot be written as one element with one ref.
  const Tag = (as ?? 'div') as 'div';
  const links = usePlainLinks();
  const hydrating = useSyncExternalStore(
    NO_CHANGES,
    () => false,
    () => true,
  );
  const [first] = useState(staleKey);
  const [sent, setSent] = useState(hydrating && isBrowser);
  if (sent && staleKey !== first) setSent(false);
  const area = {
    ...attributes,
    ...links,
    ref: ref as Ref<HTMLDivElement>,
    'data-sent': sent || !isBrowser || undefined,
  };
  return sent ? (
    <Tag {...area} {...KEEP_SERVER_HTML} />
  ) : (
    <Tag {...area}>{typeof children === 'function' ? children() : children}</Tag>
  );
}
