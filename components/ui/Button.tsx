import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/Link';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-looks';

type Own = { look: ButtonLook; size?: ButtonSize };
type AsButton = Own & { href?: undefined; busy?: boolean } & ComponentProps<'button'>;
type AsLink = Own & { href: string } & ComponentProps<typeof Link>;

/**
 * A button, or with `href` a link that looks like one. `className` adds to its style. While it is `busy`, presses do nothing,
 * and it keeps the focus, which `disabled` would take from it.
 */
export function Button({ look, size, className, ...rest }: AsButton | AsLink) {
  const classes = className ? `${buttonClass(look, size)} ${className}` : buttonClass(look, size);
  if (rest.href !== undefined) return <Link {...rest} className={classes} />;
  const { busy, onClick, ...own } = rest;
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      {...own}
      onClick={busy ? undefined : onClick}
      className={classes}
    />
  );
}
