import { paths } from '@/lib/paths';
import { inPreferred, preferLanguages } from './prefer-languages';

/** Events before which a link is followed, or fetched ahead. */
const NEAR = ['pointerover', 'focusin', 'click'] as const;

/** Adds the preferred languages to a link that leads to a page which lists them first; the shell reads the address after that. */
function addTo({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.hreflang) return;
  const isSearch = link.pathname.startsWith(`${paths.searchForm()}/`);
  const isList = isSearch || link.pathname === paths.plan() || link.pathname === paths.home();
  // What names its own languages, or none, is left as it is.
  if (!isList || link.pathname === location.pathname) return;
  const { pathname, search, hash } = link;
  const href = inPreferred(pathname + search) + hash;
  if (href !== pathname + search + hash) link.href = href;
}

/**
 * Has all searches and plans of this page list courses first that are in the languages of its address, else in the chosen
 * ones. Pages are the same for everybody, so that the address must say it. Returns how to begin anew and how to stop.
 */
export function startPreferring(chosen: () => readonly string[]): { update: () => void; stop: () => void } {
  function update(): void {
    const own = new URLSearchParams(location.search).getAll('prefer');
    preferLanguages(own.length > 0 ? own.filter((language) => /^[a-z]{2}$/.test(language)) : chosen());
  }
  update();
  for (const event of NEAR) document.addEventListener(event, addTo, true);
  return {
    update,
    stop: () => {
      for (const event of NEAR) document.removeEventListener(event, addTo, true);
    },
  };
}
