import { shownPart } from '@/components/ui/Shown';

const loadShown = () => import('./shown');

export const Catalogue = shownPart(() => loadShown().then((shown) => shown.Catalogue));
export const HeroEnd = shownPart(() => loadShown().then((shown) => shown.HeroEnd));
export const Orbits = shownPart(() => loadShown().then((shown) => shown.Orbits));
