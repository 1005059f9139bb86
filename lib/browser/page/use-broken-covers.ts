import { useEffect } from 'react';

const COVERS = '.cover img';

/** Hides pictures of courses that cannot be had, so that the generated one beneath each is seen. */
export function useBrokenCovers(): void {
  useEffect(() => {
    // Some failed before this ran.
    for (const image of document.querySelectorAll<HTMLImageElement>(COVERS)) {
      if (image.complete && image.naturalWidth === 0) image.hidden = true;
    }
    const hide = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && target.matches(COVERS)) target.hidden = true;
    };
    // An error of a picture does not bubble.
    document.addEventListener('error', hide, true);
    return () => document.removeEventListener('error', hide, true);
  }, []);
}
