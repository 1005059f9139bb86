import { shownPart } from '@/components/ui/shown-part';

/** Loads what the home page only shows. */
export const loadShown = () => import('./shown');

export const Catalogue = shownPart(() => loadShown().then((shown) => shown.Catalogue));
export const HeroEnd = shownPart(() => loadShown().then((shown) => shown.HeroEnd));
export const Orbits = shownPart(() => loadShown().then((shown) => shown.Orbits));
