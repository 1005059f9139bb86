import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link to a page of this site. The page is prefetched when a pointer is over the link. The router's default
 * would load and run the scripts of every visible link's page while the current page opens.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
