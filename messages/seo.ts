// Written by "npx tsx scripts/messages.ts" from messages/en/seo.json.
import { numberOf } from '@/lib/format/count';

type Text = string | number;

export const onlineCourses = (): string => "online courses";
export const courseSearch = (): string => "course search";
export const mapDescription = (v: { topic: Text; before: Text; after: Text }): string => `Before ${v.topic}: ${v.before}. After it: ${v.after}.`;
export const nothing = (): string => "nothing";
export const nothingElse = (): string => "nothing else";
export const mapTitle = (v: { topic: Text }): string => `${v.topic}: what to learn first and next`;
export const prerequisites = (v: { topic: Text }): string => `${v.topic} prerequisites`;
export const learnBefore = (v: { topic: Text }): string => `what to learn before ${v.topic}`;
export const after = (v: { topic: Text }): string => `after ${v.topic}`;
export const searchTitle = (v: { name: Text; choices: Text }): string => `${v.name} courses${v.choices}`;
export const titlePage = (v: { title: Text; page: Text }): string => `${v.title}, page ${v.page}`;
export const searchDescription = (v: { courses: number; words: Text; choices: Text }): string => `${numberOf(v.courses)}${(v.courses===1?" course":" courses")} for ${v.words}${v.choices}. Compare providers, lessons, levels and languages, and start learning now.`;
export const searchNothingDescription = (v: { words: Text; choices: Text }): string => `No course for ${v.words}${v.choices} is known here.`;
export const searchPageDescription = (v: { page: Text; courses: number; words: Text; choices: Text }): string => `Page ${v.page} of ${numberOf(v.courses)}${(v.courses===1?" course":" courses")} for ${v.words}${v.choices}. Compare providers, lessons, levels and languages, and start learning now.`;
export const wordsCourse = (v: { words: Text }): string => `${v.words} course`;
export const learnWords = (v: { words: Text }): string => `learn ${v.words}`;
export const searchUnavailable = (): string => "Search is not available";
export const shortest = (): string => "Shortest";
export const longest = (): string => "Longest";
export const inOtherLanguages = (): string => "In other languages";
export const withContents = (): string => "With their contents";
export const newCoursesOn = (v: { topic: Text; site: Text }): string => `New ${v.topic} courses | ${v.site}`;
export const newCourses = (v: { site: Text }): string => `New courses | ${v.site}`;
export const forBeginners = (v: { count: number }): string => `${numberOf(v.count)}${(v.count===1?" is for beginners":" are for beginners")}`;
export const intermediate = (v: { count: number }): string => `${numberOf(v.count)}${(v.count===1?" is intermediate":" are intermediate")}`;
export const advanced = (v: { count: number }): string => `${numberOf(v.count)}${(v.count===1?" is advanced":" are advanced")}`;
export const isFree = (): string => "It is free.";
export const allFree = (): string => "All of them are free.";
export const someFree = (v: { count: number }): string => `${numberOf(v.count)}${(v.count===1?" is free":" are free")}.`;
export const taughtIn = (v: { languages: Text }): string => `They are taught in ${v.languages}.`;
export const otherLanguages = (v: { count: number }): string => `${numberOf(v.count)}${(v.count===1?" other language":" other languages")}`;
export const topicFrom = (v: { courses: number; topic: Text; providers: number }): string => `${numberOf(v.courses)}${(v.courses===1?` ${v.topic} course`:` ${v.topic} courses`)} from ${numberOf(v.providers)}${(v.providers===1?" provider":" providers")}.`;
export const llmsRules = (v: { courses: Text; providers: Text; languages: Text }): string => `Courses: ${v.courses}. Providers: ${v.providers}. Languages: ${v.languages}. Pages show only facts that a source
states and leave out what is not known. A course page names its provider and links to it.`;
export const llmsAddresses = (): string => "Addresses";
export const llmsTopics = (v: { address: Text }): string => `[All topics](${v.address}): every topic with courses, by subject`;
export const llmsSearch = (v: { address: Text }): string => `Search: ${v.address}{words}, any words in any language; typos are fine`;
export const llmsCourse = (v: { address: Text }): string => `Course: ${v.address}{id}; lesson: ${v.address}{id}/{number}-{title}, \`?t=\` starts at a second`;
export const llmsSitemap = (v: { address: Text }): string => `[Sitemap](${v.address}): every page`;
export const llmsNew = (v: { address: Text }): string => `[New courses](${v.address}): Atom`;
export const llmsCount = (v: { topic: Text; address: Text; count: Text }): string => `[${v.topic}](${v.address}): courses: ${v.count}`;
export const levels = (v: { parts: Text }): string => `${v.parts}.`;
