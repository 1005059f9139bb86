import { useRouter } from 'next/router';
import { SearchBox } from '@/components/search/SearchBox';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { Logo } from '@/components/ui/Logo';
import { paths, plainPaths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as m from '@/messages/layout';
import { AccountSlot } from './AccountSlot';
import type { HeaderLook } from './shell.types';

const looks: Record<HeaderLook, string | undefined> = {
  plain: undefined,
  full: 'bar-full',
};

export function Header({ look }: { look: HeaderLook }) {
  const { pathname, query } = useRouter();
  // Only the address of the search page contains the words for the box.
  const words = pathname === paths.searchRoute() && typeof query.query === 'string' ? query.query : '';
  return (
    <header className={looks[look]}>
      {words && (
        <a href="#results" className="skip">
          {m.skipToResults()}
        </a>
      )}
      <div className="site-width bar">
        <Link href={paths.home()} aria-label={m.nameHome({ name: site.name })}>
          <Logo look="full" />
        </Link>
        {look === 'full' && (
          <div className="bar-search">
            <SearchBox look="header" initialText={words} />
          </div>
        )}
        <div className="bar-end">
          {/* On a phone it is in the bar at the bottom. */}
          <Link
            href={paths.myCourses()}
            aria-current={pathname === plainPaths.myCourses() ? 'page' : undefined}
            className="bar-link"
          >
            {m.myCourses()}
          </Link>
          <Button look="gradient" href={paths.pricing()}>
            <Icon name="sparkles" />
            {m.upgrade()}
          </Button>
          <AccountSlot />
        </div>
      </div>
    </header>
  );
}
