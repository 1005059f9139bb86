import { shownPart } from '@/components/ui/shown-part';

/** Loads what the pages of courses and lessons only show, for a browser that renders it: all of it or nothing. */
export const loadShown = () => import('./shown');

export const CourseAbout = shownPart(() => loadShown().then((shown) => shown.CourseAbout));
export const CourseShelf = shownPart(() => loadShown().then((shown) => shown.CourseShelf));
export const CourseTop = shownPart(() => loadShown().then((shown) => shown.CourseTop));
export const LessonTop = shownPart(() => loadShown().then((shown) => shown.LessonTop));
export const Neighbours = shownPart(() => loadShown().then((shown) => shown.Neighbours));
export const Cover = shownPart(() => loadShown().then((shown) => shown.Cover));
