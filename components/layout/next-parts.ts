import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { loadShown as loadCourseParts } from '@/components/course/load-shown';
import { loadShown as loadSearchParts } from '@/components/search/load-shown';
import { paths } from '@/lib/paths';

/** Loads the code of what the page of an address only shows. A failure shows when it is needed. */
export function loadNextParts(address: string): void {
  const quietly = (loaded: Promise<unknown>) => void loaded.catch(() => undefined);
  if (address.startsWith(paths.searchForm())) quietly(loadSearchParts());
  if (address.startsWith(paths.course(''))) quietly(loadCourseParts());
}

/** Loads that code together with the data of the next page. */
export function useNextParts(): void {
  const { events } = useRouter();
  useEffect(() => {
    events.on('routeChangeStart', loadNextParts);
    return () => events.off('routeChangeStart', loadNextParts);
  }, [events]);
}
