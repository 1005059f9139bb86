import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';

type Props = { href: string; rel: string | undefined; children: ReactNode };

/** The cover as a second way to start, for pointers only: the button next to it does the same. */
export function StartCover({ href, rel, children }: Props) {
  return (
    <Link
      href={href}
      rel={rel}
      tabIndex={-1}
      aria-hidden
      plays
      className="group relative block overflow-hidden rounded-2xl"
    >
      {children}
      <span className="absolute inset-0 grid place-items-center bg-black/0 transition-colors group-hover:bg-black/20">
        <span className="brand-gradient grid size-16 place-items-center rounded-full shadow-lg ring-4 ring-white/30 transition-transform group-hover:scale-105">
          <Icon name="play" className="size-7 translate-x-0.5 fill-current" />
        </span>
      </span>
    </Link>
  );
}
