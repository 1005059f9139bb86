import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/Link';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-looks';

type Own = { look: ButtonLook; size?: ButtonSize };
type AsButton = Own & { href?: undefined } & ComponentProps<'button'>;
type AsLink = Own & { href: string } & ComponentProps<typeof Link>;

/** A button, or with `href` a link that looks like one. `className` adds to its style. */
export function Button({ look, size, className, ...rest }: AsButton | AsLink) {
  const classes = className ? `${buttonClass(look, size)} ${className}` : buttonClass(look, size);
  return rest.href === undefined ? (
    <button type="button" {...rest} className={classes} />
  ) : (
    <Link {...rest} className={classes} />
  );
}
