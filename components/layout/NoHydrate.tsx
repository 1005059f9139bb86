import { type ReactNode, type Ref, useState, useSyncExternalStore } from 'react';
import { usePlainLinks } from '@/lib/browser/page/use-plain-links';
import { KEEP_SERVER_HTML } from '@/lib/next-internals/client/server-html';

type Props = {
  as?: 'div' | 'ol' | 'ul' | 'footer';
  /** What it shows, where that can change while the page is open: with another value it is rendered. */
  staleKey?: unknown;
  className?: string;
  lang?: string;
  ref?: Ref<HTMLElement>;
  /** As a function where making it is work. */
  children: ReactNode | (() => ReactNode);
};

const NO_CHANGES = () => () => {};
const isBrowser = typeof window !== 'undefined';

/**
 * A part of a page that only shows and links. As the server sent it, it is complete: React leaves it alone instead of
 * going through it before the page answers to anybody. Where the browser makes the page, React renders it as ever.
 * Nothing in it may have state, handlers or effects; its links are followed by the router. What is marked `later` in it
 * is laid out when it comes into view (styles/later.css).
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
