import { type ComponentProps, startTransition, useEffect, useState } from 'react';
import { NoHydrate } from '@/components/ui/NoHydrate';
import { shownPart } from '@/components/ui/shown-part';
import { whenIdle } from '@/lib/browser/page/when-idle';
import type { LiveResults } from './LiveResults';

const load = () => import('./LiveResults').then((module) => module.LiveResults);
const Results = shownPart<ComponentProps<typeof LiveResults>>(load);

/**
 * The place of live results: below the fold, so a browser loads their code once the page is idle. Until then their link
 * works as without scripts.
 */
export function LiveSlot(props: ComponentProps<typeof LiveResults>) {
  const [ready, setReady] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        load().then(
          () => startTransition(() => setReady(true)),
          () => undefined,
        );
      }),
    [],
  );
  return (
    <NoHydrate staleKey={ready}>
      <Results {...props} />
    </NoHydrate>
  );
}
