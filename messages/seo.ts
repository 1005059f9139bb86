// Written by "npx tsx scripts/messages.ts" from messages/en/seo.json.
import { numberOf } from '@/lib/format/count';
import { other } from '@/lib/locale/current-locale';

type Text = string | number;

export const onlineCourses = (): string => other('seo', 'onlineCourses') ?? "online courses";
export const courseSearch = (): string => other('seo', 'courseSearch') ?? "course search";
export const mapDescription = (v: { topic: Text; before: Text; after: Text }): string => other('seo', 'mapDescription', v) ?? `What to learn before ${v.topic}, and what it leads to. Before: ${v.before}. After: ${v.after}.`;
export const nothing = (): string => other('seo', 'nothing') ?? "nothing";
export const nothingElse = (): string => other('seo', 'nothingElse') ?? "nothing else";
export const mapTitle = (v: { topic: Text }): string => other('seo', 'mapTitle', v) ?? `${v.topic}: what to learn first and next`;
export const prerequisites = (v: { topic: Text }): string => other('seo', 'prerequisites', v) ?? `${v.topic} prerequisites`;
export const learnBefore = (v: { topic: Text }): string => other('seo', 'learnBefore', v) ?? `what to learn before ${v.topic}`;
export const after = (v: { topic: Text }): string => other('seo', 'after', v) ?? `after ${v.topic}`;
export const searchTitle = (v: { name: Text; choices: Text }): string => other('seo', 'searchTitle', v) ?? `${v.name} courses${v.choices}`;
export const titlePage = (v: { title: Text; page: Text }): string => other('seo', 'titlePage', v) ?? `${v.title}, page ${v.page}`;
export const searchDescription = (v: { courses: number; words: Text; choices: Text }): string => other('seo', 'searchDescription', v) ?? `${numberOf(v.courses)}${(v.courses===1?" course":" courses")} for “${v.words}”${v.choices}. Compare providers, lessons, levels and languages, and start learning now.`;
export const searchNothingDescription = (v: { words: Text; choices: Text }): string => other('seo', 'searchNothingDescription', v) ?? `No course for “${v.words}”${v.choices} is known here.`;
export const searchPageDescription = (v: { page: Text; courses: number; words: Text; choices: Text }): string => other('seo', 'searchPageDescription', v) ?? `Page ${v.page} of ${numberOf(v.courses)}${(v.courses===1?" course":" courses")} for “${v.words}”${v.choices}. Compare providers, lessons, levels and languages, and start learning now.`;
export const wordsCourse = (v: { words: Text }): string => other('seo', 'wordsCourse', v) ?? `${v.words} course`;
export const learnWords = (v: { words: Text }): string => other('seo', 'learnWords', v) ?? `learn ${v.words}`;
export const searchUnavailable = (): string => other('seo', 'searchUnavailable') ?? "Search is not available";
export const shortest = (): string => other('seo', 'shortest') ?? "Shortest";
export const longest = (): string => other('seo', 'longest') ?? "Longest";
export const inOtherLanguages = (): string => other('seo', 'inOtherLanguages') ?? "In other languages";
export const withContents = (): string => other('seo', 'withContents') ?? "With their contents";
export const newCoursesOn = (v: { topic: Text; site: Text }): string => other('seo', 'newCoursesOn', v) ?? `New ${v.topic} courses | ${v.site}`;
export const newCourses = (v: { site: Text }): string => other('seo', 'newCourses', v) ?? `New courses | ${v.site}`;
export const forBeginners = (v: { count: number }): string => other('seo', 'forBeginners', v) ?? `${numberOf(v.count)}${(v.count===1?" is for beginners":" are for beginners")}`;
export const intermediate = (v: { count: number }): string => other('seo', 'intermediate', v) ?? `${numberOf(v.count)}${(v.count===1?" is intermediate":" are intermediate")}`;
export const advanced = (v: { count: number }): string => other('seo', 'advanced', v) ?? `${numberOf(v.count)}${(v.count===1?" is advanced":" are advanced")}`;
export const isFree = (): string => other('seo', 'isFree') ?? "It is free.";
export const allFree = (): string => other('seo', 'allFree') ?? "All of them are free.";
export const someFree = (v: { count: number }): string => other('seo', 'someFree', v) ?? `${numberOf(v.count)}${(v.count===1?" is free":" are free")}.`;
export const taughtIn = (v: { languages: Text }): string => other('seo', 'taughtIn', v) ?? `They are taught in ${v.languages}.`;
export const otherLanguages = (v: { count: number }): string => other('seo', 'otherLanguages', v) ?? `${numberOf(v.count)}${(v.count===1?" other language":" other languages")}`;
export const topicFrom = (v: { courses: number; topic: Text; providers: number }): string => other('seo', 'topicFrom', v) ?? `${numberOf(v.courses)}${(v.courses===1?` ${v.topic} course`:` ${v.topic} courses`)} from ${numberOf(v.providers)}${(v.providers===1?" provider":" providers")}.`;
export const llmsRules = (v: { courses: Text; providers: Text; languages: Text }): string => other('seo', 'llmsRules', v) ?? `Courses: ${v.courses}. Providers: ${v.providers}. Languages: ${v.languages}. Pages show only facts that a source
states and leave out what is not known. A course page names its provider and links to it.`;
export const llmsAddresses = (): string => other('seo', 'llmsAddresses') ?? "Addresses";
export const llmsTopics = (v: { address: Text }): string => other('seo', 'llmsTopics', v) ?? `[All topics](${v.address}): every topic with courses, by subject`;
export const llmsSearch = (v: { address: Text }): string => other('seo', 'llmsSearch', v) ?? `Search: ${v.address}{words}, any words in any language; typos are fine`;
export const llmsCourse = (v: { address: Text }): string => other('seo', 'llmsCourse', v) ?? `Course: ${v.address}{id}; lesson: ${v.address}{id}/{number}-{title}, \`?t=\` starts at a second`;
export const llmsSitemap = (v: { address: Text }): string => other('seo', 'llmsSitemap', v) ?? `[Sitemap](${v.address}): every page`;
export const llmsNew = (v: { address: Text }): string => other('seo', 'llmsNew', v) ?? `[New courses](${v.address}): Atom`;
export const llmsCount = (v: { topic: Text; address: Text; count: Text }): string => other('seo', 'llmsCount', v) ?? `[${v.topic}](${v.address}): courses: ${v.count}`;
export const levels = (v: { parts: Text }): string => other('seo', 'levels', v) ?? `${v.parts}.`;
export const appDescription = (): string => other('seo', 'appDescription') ?? "Search any course on the planet, and learn from it lesson by lesson.";
