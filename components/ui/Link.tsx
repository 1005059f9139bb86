import type { ComponentProps } from 'react';

type Props = ComponentProps<'a'> & {
  href: string;
  /** False: following it does not scroll to the top. */
  scroll?: boolean;
  /** The lesson that it leads to may start by itself. */
  plays?: boolean;
};

/**
 * A link to a page of this site. The shell follows it, and fetches its page when somebody comes near
 * (`usePlainLinks`). The router's own component has more code than that, and one listener per link.
 */
export function Link({ scroll, plays, children, ...props }: Props) {
  return (
    <a data-stay={scroll === false ? '' : undefined} data-play={plays ? '' : undefined} {...props}>
      {children}
    </a>
  );
}
