import type { Lesson } from '@/lib/course/course.schema';

/** In a shorter list a name may be a subject. */
const FEWEST = 3;
/** So many of the lessons repeat the name of their course. */
const MOST = 0.6;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const LETTER = /\p{L}/u;
const BEGINS = /[\p{L}\p{N}#“«(]/u;
const NUMBER_NEXT = /^\s*\p{N}/u;
const SEPARATORS = ' |–—:-';

type Word = { text: string; start: number; end: number };

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

/** Where a name stands by itself in a title: a sign is before it, and a sign or a number behind it. */
function placeOf(name: readonly Word[], title: string): Pick<Word, 'start' | 'end'> | undefined {
  const words = wordsOf(title);
  for (const [at, { start }] of words.entries()) {
    if (!name.every(({ text }, more) => words[at + more]?.text === text)) continue;
    const end = words[at + name.length - 1]?.end ?? title.length;
    const before = title.slice(words[at - 1]?.end ?? 0, start);
    const behind = title.slice(end, words[at + name.length]?.start);
    const isBegun = at === 0 || before.trim() !== '';
    const isEnded = at + name.length === words.length || behind.trim() !== '';
    if (isBegun && (isEnded || NUMBER_NEXT.test(title.slice(end)))) return { start, end };
  }
  return undefined;
}

/** A text without what separates it from the next one. */
function trimmed(text: string, signs = SEPARATORS): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  const start = text.search(BEGINS);
  return start < 0 ? '' : text.slice(start, end);
}

const count = (text: string, sign: string) => text.split(sign).length - 1;

function withoutName(title: string, name: readonly Word[]): string {
  const place = placeOf(name, title);
  if (!place) return title;
  const before = trimmed(title.slice(0, place.start), `${SEPARATORS}[(`);
  const behind = trimmed(title.slice(place.end));
  const rest = [before, behind].filter(Boolean).join(behind.startsWith('#') ? ' ' : ' - ');
  return count(rest, ']') > count(rest, '[') ? rest.replace(']', '') : rest;
}

/** The lessons with titles that do not repeat the name of their course, if most do and something is left to tell them apart. */
export function shortTitles<Line extends Pick<Lesson, 'title'>>(course: string, lessons: Line[]): Line[] {
  const name = wordsOf(course);
  if (lessons.length < FEWEST || !LETTER.test(course)) return lessons;
  const short = lessons.map(({ title }) => withoutName(title, name));
  const shorter = short.filter((title, at) => title !== lessons[at]?.title);
  if (shorter.length < MOST * lessons.length) return lessons;
  if (!short.every((title) => LETTER.test(title))) return lessons;
  if (new Set(short).size < new Set(lessons.map(({ title }) => title)).size) return lessons;
  return lessons.map((lesson, at) => ({ ...lesson, title: short[at] ?? lesson.title }));
}
