import { useRouter } from 'next/router';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { paths } from '@/lib/paths';
import * as m from '@/messages/layout';

const items = () =>
  [
    { label: m.home(), href: paths.home(), icon: 'house' },
    { label: m.myCourses(), href: paths.myCourses(), icon: 'graduation-cap' },
    { label: m.profile(), href: paths.profile(), icon: 'user-round' },
  ] as const;

export function MobileBar() {
  const { pathname } = useRouter();
  return (
    <nav aria-label={m.main()} className="mobile-bar">
      <ul>
        {items().map(({ label, href, icon }) => (
          <li key={href}>
            <Link href={href} aria-current={pathname === href ? 'page' : undefined}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
