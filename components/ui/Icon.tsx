import type { IconName } from './icon-names';
import sprite from './icons.svg';

export type { IconName };

type Props = { name: IconName; className?: string; 'data-testid'?: string };

/** An icon out of one file that all pages share. It says nothing: its button or link has words. */
export function Icon({ name, className = '', ...rest }: Props) {
  return (
    <svg aria-hidden className={className ? `icon ${className}` : 'icon'} {...rest}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
