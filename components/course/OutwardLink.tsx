import { type ButtonLook, type ButtonSize, buttonClass } from '@/components/ui/button-looks';
import { Icon } from '@/components/ui/Icon';
import * as m from '@/messages/course';

type Props = {
  href: string;
  look: ButtonLook;
  size?: ButtonSize;
  children: string;
  onLeave?: (() => void) | undefined;
};

/** A link to another site that looks like a button and says that it opens a new tab. */
export function OutwardLink({ href, look, size = 'large', children, onLeave }: Props) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      onClick={onLeave}
      className={`text-center whitespace-normal! ${buttonClass(look, size)}`}
    >
      <bdi>{children}</bdi>
      <Icon name="external-link" className="size-4 shrink-0 narrow:hidden" />
      <span className="sr-only">{m.opensNewTab()}</span>
    </a>
  );
}
