import { GraduationCap, House, UserRound } from 'lucide-react';
import { useRouter } from 'next/router';
import { Link } from '@/components/ui/Link';
import { paths } from '@/lib/paths';

const items = [
  { label: 'Home', href: paths.home(), Icon: House },
  { label: 'My Courses', href: paths.myCourses(), Icon: GraduationCap },
  { label: 'Profile', href: paths.profile(), Icon: UserRound },
] as const;

export function MobileBar() {
  const { pathname } = useRouter();
  return (
    <nav aria-label="Main" className="mobile-bar">
      <ul>
        {items.map(({ label, href, Icon }) => (
          <li key={href}>
            <Link href={href} aria-current={pathname === href ? 'page' : undefined}>
              <Icon aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
