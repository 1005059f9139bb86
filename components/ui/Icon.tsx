import type { IconName } from './icon-names';
import sprite from './icons.svg';

export type { IconName };

/** The address of a drawing in the one file that all pages share. */
export const spriteHref = (name: IconName | 'logo'): string => `${sprite.src}#${name}`;

type Props = { name: IconName; className?: string; 'data-testid'?: string };

/** An icon. It says nothing: its button or link has words. */
export function Icon({ name, className, ...rest }: Props) {
  return (
    <svg aria-hidden className={className ? `icon ${className}` : 'icon'} {...rest}>
      <use href={spriteHref(name)} />
    </svg>
  );
}
