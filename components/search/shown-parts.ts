import { shownPart } from '@/components/ui/Shown';
import { loadShown } from './load-shown';

export const Found = shownPart(() => loadShown().then((shown) => shown.Found));
export const LiveResults = shownPart(() => loadShown().then((shown) => shown.LiveResults));
export const Offers = shownPart(() => loadShown().then((shown) => shown.Offers));
export const OtherSearches = shownPart(() => loadShown().then((shown) => shown.OtherSearches));
export const SearchTools = shownPart(() => loadShown().then((shown) => shown.SearchTools));
export const SearchTop = shownPart(() => loadShown().then((shown) => shown.SearchTop));
export const TopicGroups = shownPart(() => loadShown().then((shown) => shown.TopicGroups));
