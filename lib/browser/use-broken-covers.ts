import { useEffect } from 'react';

const COVERS = '.cover img';

/** Hides course images that fail to load, so that the generated cover beneath is visible. */
export function useBrokenCovers(): void {
  useEffect(() => {
    // Some failed before this ran.
    for (const image of document.querySelectorAll<HTMLImageElement>(COVERS)) {
      if (image.complete && image.naturalWidth === 0) image.hidden = true;
    }
    const hide = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && target.matches(COVERS)) target.hidden = true;
    };
    // The error event of an image does not bubble.
    document.addEventListener('error', hide, true);
    return () => document.removeEventListener('error', hide, true);
  }, []);
}
