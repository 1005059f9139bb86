import { type ComponentProps, startTransition, useEffect, useState } from 'react';
import { loadShown } from '@/components/search/load-shown';
import { LiveResults } from '@/components/search/shown-parts';
import { Shown } from '@/components/ui/Shown';
import { whenIdle } from '@/lib/browser/when-idle';

/**
 * The place of live results: below the fold, so a browser loads their code once the page is idle. Until then their link
 * works as without scripts.
 */
export function LiveSlot(props: ComponentProps<typeof LiveResults>) {
  const [ready, setReady] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        loadShown().then(
          () => startTransition(() => setReady(true)),
          () => undefined,
        );
      }),
    [],
  );
  // The page was asked for with results of these sites, by their link: they take the place of what was here before.
  const searched = props.block.sources.some(({ state }) => state !== 'waiting');
  return <Shown of={ready}>{() => <LiveResults key={String(searched)} {...props} />}</Shown>;
}
