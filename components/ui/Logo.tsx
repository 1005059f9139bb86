import { site } from '@/lib/site';

/** A planet with a ring and a moon, for "any course on the planet". */
export function Logo({ look }: { look: 'mark' | 'full' }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <span className="brand-gradient grid size-8 shrink-0 place-items-center rounded-xl">
        <svg
          aria-hidden
          viewBox="0 0 32 32"
          className="size-8"
          fill="none"
          stroke="#fff"
          strokeLinecap="round"
        >
          <circle cx="16" cy="16" r="5.5" fill="#fff" stroke="none" />
          <path
            d="M9.4 19.4c-3.1 2.6-4.6 4.9-3.7 5.9 1.5 1.7 8.4-2.1 14.7-7.8s8.9-10.5 7.4-12.2c-.9-1-3.5-.1-6.7 2"
            strokeWidth="2"
          />
          <circle cx="25.2" cy="20.5" r="1.6" fill="#fff" stroke="none" />
        </svg>
      </span>
      {look === 'full' && <span className="text-lg font-extrabold tracking-tight">{site.name}</span>}
    </span>
  );
}
