import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { currentUid } from '@/lib/account/browser';
import { storedText, storeText } from '@/lib/browser/page-state';
import { atSecond } from '@/lib/course';
import { parseJson } from '@/lib/parse-json';
import { storageKeys } from '@/lib/storage-keys';

const wayBackSchema = z.object({
  /** The lesson, at a second of it; in another language its address begins with that. */
  href: z.string().check(z.regex(/^(?:\/[\w-]+)?\/course\/[^/]/), z.maxLength(1_000)),
  title: z.string().check(z.maxLength(500)),
});
export type WayBack = z.infer<typeof wayBackSchema>;

function readWayBack(): WayBack | undefined {
  // Somebody else's is removed once the page is idle.
  const owner = storedText('sessionStorage', storageKeys.session);
  if (owner !== null && owner !== currentUid()) return undefined;
  return wayBackSchema.safeParse(parseJson(storedText('sessionStorage', storageKeys.wayBack))).data;
}

const keepWayBack = (back: WayBack | undefined): void =>
  storeText('sessionStorage', storageKeys.wayBack, back && JSON.stringify(back));

/** What a link away from a lesson leads back to. */
function backOf({ dataset }: HTMLElement, second: number): WayBack {
  const { back = '', backTitle = '', backHere } = dataset;
  return { href: backHere && second > 0 ? atSecond(back, second) : back, title: backTitle };
}

/**
 * The way back to the lesson that somebody left for help, until they are back or close the tab.
 * @param path the lesson that is open
 * @param position the second that it plays
 */
export function useWayBack(path: string, position: () => number): WayBack | undefined {
  const [back, setBack] = useState<WayBack>();
  useEffect(() => {
    const kept = readWayBack();
    const isBack = kept?.href.split(/[?#]/)[0] === path;
    if (isBack) keepWayBack(undefined);
    setBack(isBack ? undefined : kept);
  }, [path]);
  const leave = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-back]');
    if (link) keepWayBack(backOf(link, Math.floor(position())));
  });
  useEffect(() => {
    // Before the page follows the link.
    document.addEventListener('click', leave, { capture: true });
    return () => document.removeEventListener('click', leave, { capture: true });
  }, []);
  return back;
}
