// Written by "npx tsx scripts/messages.ts" from messages/en/home.json.
import { numberOf } from '@/lib/format/count';
import { other } from '@/lib/locale/current-locale';

type Text = string | number;

export const tryThese = (): string => other('home', 'tryThese') ?? "Try";
export const startWith = (v: { subject: Text }): string => other('home', 'startWith', v) ?? `Start with ${v.subject}`;
export const findYourSubject = (): string => other('home', 'findYourSubject') ?? "Find your subject";
export const allTopics = (): string => other('home', 'allTopics') ?? "All topics";
export const whatIsDifferent = (v: { name: Text }): string => other('home', 'whatIsDifferent', v) ?? `What makes ${v.name} different`;
export const realCourses = (): string => other('home', 'realCourses') ?? "Only real courses";
export const realCoursesText = (): string => other('home', 'realCoursesText') ?? "Titles, teachers, lessons and lengths come from providers and from public lists, which each course names. If we do not know something, we leave it out. We never make up ratings.";
export const noAccount = (): string => other('home', 'noAccount') ?? "No account needed";
export const noAccountText = (): string => other('home', 'noAccountText') ?? "Search, browse and watch without an account. If a course may cost money, we say so before you click.";
export const yourLanguage = (): string => other('home', 'yourLanguage') ?? "Search in your language";
export const yourLanguageText = (): string => other('home', 'yourLanguageText') ?? "Search in any script. Typos and abbreviations are fine. Courses show the language they are taught in.";
export const toTheLesson = (): string => other('home', 'toTheLesson') ?? "Straight to the lesson";
export const toTheLessonText = (): string => other('home', 'toTheLessonText') ?? "Every lesson has its own page. Share a link to any moment, or continue where you left off.";
export const countCourses = (v: { count: number }): string => other('home', 'countCourses', v) ?? `${numberOf(v.count)}${(v.count===1?" course":" courses")}`;
export const figure = (v: { what: 'courses' | 'lessons' | 'providers' | 'languages'; count: number }): string => other('home', 'figure', v) ?? ({"courses":(v.count===1?"course":"courses"),"lessons":(v.count===1?"lesson":"lessons"),"providers":(v.count===1?"provider":"providers"),"languages":(v.count===1?"language":"languages")})[v.what];
