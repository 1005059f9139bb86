import { shownPart } from '@/components/ui/Shown';
import { loadShown } from './load-shown';

export const CourseNotes = shownPart(() => loadShown().then((shown) => shown.CourseNotes));
export const CourseOutline = shownPart(() => loadShown().then((shown) => shown.CourseOutline));
export const CourseShelf = shownPart(() => loadShown().then((shown) => shown.CourseShelf));
export const CourseTop = shownPart(() => loadShown().then((shown) => shown.CourseTop));
export const LessonHeader = shownPart(() => loadShown().then((shown) => shown.LessonHeader));
export const OutwardLink = shownPart(() => loadShown().then((shown) => shown.OutwardLink));
export const LessonsHeading = shownPart(() => loadShown().then((shown) => shown.LessonsHeading));
export const VideoWithoutScripts = shownPart(() => loadShown().then((shown) => shown.VideoWithoutScripts));
export const LessonTop = shownPart(() => loadShown().then((shown) => shown.LessonTop));
export const Neighbours = shownPart(() => loadShown().then((shown) => shown.Neighbours));
export const NextCourses = shownPart(() => loadShown().then((shown) => shown.NextCourses));
export const Cover = shownPart(() => loadShown().then((shown) => shown.Cover));
