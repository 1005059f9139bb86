import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link to a page of this site. The page behind it is fetched when a pointer comes upon it: the router's own way would
 * also run the scripts of every page that a link in view leads to, on every page, while it is being opened.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
