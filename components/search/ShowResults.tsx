import type { MouseEvent } from 'react';
import { goTo } from '@/lib/browser/go-to';
import * as m from '@/messages/search';

function show(event: MouseEvent<HTMLAnchorElement>): void {
  const filters = event.currentTarget.closest('aside')?.querySelector('details');
  if (!filters) return;
  // With the place in the address, the way back from a course would lead there and not to where one was.
  event.preventDefault();
  filters.open = false;
  goTo('results');
}

/** On a phone the results are below all filters: closes the filters and goes to the results. */
export function ShowResults({ total }: { total: number }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without scripts it is a link to the results
    <a href="#results" className="facets-done" onClick={show}>
      {m.showCourses({ count: total })}
    </a>
  );
}
