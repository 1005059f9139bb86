export { CourseShelf } from '@/components/course/CourseShelf';
export { Cover } from '@/components/course/Cover';
export { CourseAbout } from './CourseAbout';
export { CourseTop } from './CourseTop';
export { LessonTop } from './LessonTop';
export { Neighbours } from './Neighbours';
