import { Icon, type IconName } from '@/components/ui/Icon';
import * as m from '@/messages/home';

const promises = (): { icon: IconName; title: string; text: string }[] => [
  { icon: 'badge-check', title: m.realCourses(), text: m.realCoursesText() },
  { icon: 'lock-open', title: m.noAccount(), text: m.noAccountText() },
  { icon: 'globe', title: m.yourLanguage(), text: m.yourLanguageText() },
  { icon: 'map-pin', title: m.toTheLesson(), text: m.toTheLessonText() },
];

export function Promises() {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {promises().map(({ icon, title, text }) => (
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
