import { useRouter } from 'next/router';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { paths } from '@/lib/paths';

const items = [
  { label: 'Home', href: paths.home(), icon: 'house' },
  { label: 'My Courses', href: paths.myCourses(), icon: 'graduation-cap' },
  { label: 'Profile', href: paths.profile(), icon: 'user-round' },
] as const;

export function MobileBar() {
  const { pathname } = useRouter();
  return (
    <nav aria-label="Main" className="mobile-bar">
      <ul>
        {items.map(({ label, href, icon }) => (
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
