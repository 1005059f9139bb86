import { Icon, type IconName } from '@/components/ui/Icon';

const PROMISES: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'badge-check',
    title: 'Only real courses',
    text: 'Titles, teachers, lessons and lengths come from the providers. If we do not know something, we leave it out. We never make up ratings.',
  },
  {
    icon: 'lock-open',
    title: 'No account needed',
    text: 'Search, browse and watch without an account. If a course may cost money, we say so before you click.',
  },
  {
    icon: 'globe',
    title: 'Search in your language',
    text: 'Search in any script. Typos and abbreviations are fine. Courses show the language they are taught in.',
  },
  {
    icon: 'map-pin',
    title: 'Straight to the lesson',
    text: 'Every lesson has its own page. Share a link to any moment, or continue where you left off.',
  },
];

export function Promises() {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {PROMISES.map(({ icon, title, text }) => (
        <li key={title}>
          <span className="brand-gradient grid size-11 place-items-center rounded-xl">
            <Icon name={icon} className="size-5" />
          </span>
          <h3 className="mt-3 text-lg font-bold">{title}</h3>
          <p className="mt-1 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
