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
    <nav
      aria-label="Main"
      className="inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden tall:fixed"
    >
      <ul className="grid grid-cols-3">
        {items.map(({ label, href, Icon }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={pathname === href ? 'page' : undefined}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs font-medium text-muted -outline-offset-4 aria-[current=page]:font-bold aria-[current=page]:text-accent-strong"
            >
              <Icon aria-hidden className="size-6" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
