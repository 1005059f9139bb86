import { site } from '@/lib/site';
import { spriteHref } from './Icon';

/** A planet with a ring and a moon, for "any course on the planet". */
export function Logo({ look }: { look: 'mark' | 'full' }) {
  return (
    <span className="logo">
      <svg aria-hidden className="brand-gradient">
        <use href={spriteHref('logo')} />
      </svg>
      {look === 'full' && <span>{site.name}</span>}
    </span>
  );
}
