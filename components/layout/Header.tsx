import { useRouter } from 'next/router';
import { SearchBox } from '@/components/search/SearchBox';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { Logo } from '@/components/ui/Logo';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { AccountSlot } from './AccountSlot';
import type { HeaderLook } from './shell.types';

const looks: Record<HeaderLook, string> = {
  plain: '',
  full: 'tall:sticky top-0 z-30 border-b border-line bg-page/90 backdrop-blur-md',
};

export function Header({ look }: { look: HeaderLook }) {
  const { pathname, query } = useRouter();
  // Only the address of the search page contains the words for the box.
  const words = pathname === paths.searchRoute() && typeof query.query === 'string' ? query.query : '';
  return (
    <header className={looks[look]}>
      {words && (
        <a href="#results" className="skip">
          Skip to results
        </a>
      )}
      <div className="site-width flex flex-wrap items-center gap-x-2 gap-y-2 py-3 sm:flex-nowrap sm:gap-x-4 lg:gap-x-8">
        <Link href={paths.home()} aria-label={`${site.name} home`} className="rounded-xl py-1.5">
          <Logo look="full" />
        </Link>
        {look === 'full' && (
          <div className="order-last w-full sm:order-none sm:max-w-2xl sm:flex-1">
            <SearchBox look="header" initialText={words} />
          </div>
        )}
        <div className="ml-auto flex items-center gap-2 sm:gap-3">
          <Button look="gradient" href={paths.pricing()}>
            <Icon name="sparkles" className="size-4 max-[22rem]:hidden" /> Upgrade
          </Button>
          <AccountSlot />
        </div>
      </div>
    </header>
  );
}
