// Written by "npx tsx scripts/messages.ts" from messages/en/home.json.
import { numberOf } from '@/lib/format/count';

type Text = string | number;

export const tryThese = (): string => "Try";
export const startWith = (v: { subject: Text }): string => `Start with ${v.subject}`;
export const findYourSubject = (): string => "Find your subject";
export const allTopics = (): string => "All topics";
export const whatIsDifferent = (v: { name: Text }): string => `What makes ${v.name} different`;
export const realCourses = (): string => "Only real courses";
export const realCoursesText = (): string => "Titles, teachers, lessons and lengths come from the providers. If we do not know something, we leave it out. We never make up ratings.";
export const noAccount = (): string => "No account needed";
export const noAccountText = (): string => "Search, browse and watch without an account. If a course may cost money, we say so before you click.";
export const yourLanguage = (): string => "Search in your language";
export const yourLanguageText = (): string => "Search in any script. Typos and abbreviations are fine. Courses show the language they are taught in.";
export const toTheLesson = (): string => "Straight to the lesson";
export const toTheLessonText = (): string => "Every lesson has its own page. Share a link to any moment, or continue where you left off.";
export const countCourses = (v: { count: number }): string => `${numberOf(v.count)}${(v.count===1?" course":" courses")}`;
