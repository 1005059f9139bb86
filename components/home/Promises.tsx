import { BadgeCheck, Globe, type LucideIcon, MapPin, Unlock } from 'lucide-react';

const PROMISES: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: BadgeCheck,
    title: 'Only real courses',
    text: 'Titles, teachers, lessons and lengths are facts from the providers. What we do not know we leave out: no made-up ratings, no invented numbers.',
  },
  {
    icon: Unlock,
    title: 'Value before any wall',
    text: 'Search, open and watch without an account. Free means free, and what may cost something says so before you click.',
  },
  {
    icon: Globe,
    title: 'In the language you think in',
    text: 'Search in any script, with typos and abbreviations. Courses are labelled with the language they are taught in.',
  },
  {
    icon: MapPin,
    title: 'Down to the lesson',
    text: 'Every lesson has its own page with its chapters, so you can start, share and come back to the exact place.',
  },
];

export function Promises() {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {PROMISES.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <span className="brand-gradient grid size-11 place-items-center rounded-xl">
            <Icon aria-hidden className="size-5" />
          </span>
          <h3 className="mt-3 text-lg font-bold">{title}</h3>
          <p className="mt-1 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
