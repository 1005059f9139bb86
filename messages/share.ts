// Written by "npx tsx scripts/messages.ts" from messages/en/share.json.
import { numberOf } from '@/lib/format/count';

type Text = string | number;

export const lessonOf = (v: { number: Text; count: Text }): string => `Lesson ${v.number} of ${v.count}`;
export const topicCourses = (v: { topic: Text }): string => `${v.topic} courses`;
export const courses = (v: { count: number }): string => `${numberOf(v.count)}${(v.count===1?" course":" courses")}`;
