// Written by "npx tsx scripts/messages.ts" from messages/en/share.json.
import { numberOf } from '@/lib/format/count';
import { other } from '@/lib/locale/current-locale';

type Text = string | number;

export const lessonOf = (v: { number: Text; count: Text }): string => other('share', 'lessonOf', v) ?? `Lesson ${v.number} of ${v.count}`;
export const topicCourses = (v: { topic: Text }): string => other('share', 'topicCourses', v) ?? `${v.topic} courses`;
export const courses = (v: { count: number }): string => other('share', 'courses', v) ?? `${numberOf(v.count)}${(v.count===1?" course":" courses")}`;
export const lessonFrom = (v: { lesson: Text; course: Text }): string => other('share', 'lessonFrom', v) ?? `${v.lesson}, from ${v.course}`;
