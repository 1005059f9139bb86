import { ExternalLink } from 'lucide-react';
import { type ButtonLook, buttonClass } from '@/components/ui/button-looks';

type Props = { href: string; look: ButtonLook; children: string };

/** A button-like link that leaves the site, and says that it opens another tab. */
export function OutwardLink({ href, look, children }: Props) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={`text-center whitespace-normal! ${buttonClass(look, 'large')}`}
    >
      <bdi>{children}</bdi>
      <ExternalLink aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
