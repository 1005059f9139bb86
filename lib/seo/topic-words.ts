import { type Level, languageName } from '@/lib/course';
import { clipWords } from '@/lib/format/clip-words';
import { countOf } from '@/lib/format/count';

/** Length of a description that search engines show. */
const DESCRIPTION = 160;
/** Number of languages that are named; the others are counted. */
const NAMED = 3;

type TopicCounts = {
  courses: number;
  free: number;
  providers: number;
  levels: { level: Level; count: number }[];
  languages: { language: string; count: number }[];
};

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const AT_LEVEL: Record<Level, (count: number) => string> = {
  beginner: (count) => countOf(count, 'is for beginners', 'are for beginners'),
  intermediate: (count) => countOf(count, 'is intermediate', 'are intermediate'),
  advanced: (count) => countOf(count, 'is advanced', 'are advanced'),
};

function freeSentence({ courses, free }: TopicCounts): string | undefined {
  if (free === 0) return undefined;
  if (courses === 1) return 'It is free.';
  return free === courses ? 'All of them are free.' : `${countOf(free, 'is free', 'are free')}.`;
}

function levelSentence({ levels }: TopicCounts): string | undefined {
  const parts = levels.map(({ level, count }) => AT_LEVEL[level](count));
  return parts.length > 0 ? `${list.format(parts)}.` : undefined;
}

function languageSentence({ languages }: TopicCounts): string | undefined {
  if (languages.length < 2) return undefined;
  const names = languages.map(({ language }) => languageName(language));
  const rest = names.length - NAMED;
  if (rest <= 0) return `They are taught in ${list.format(names)}.`;
  return `They are taught in ${list.format([...names.slice(0, NAMED), countOf(rest, 'other language')])}.`;
}

const join = (sentences: (string | undefined)[]) => sentences.filter(Boolean).join(' ');

/** Sentences about a topic, made of counts only. Unknown facts are left out. */
export function topicIntro(counts: TopicCounts): string {
  return join([freeSentence(counts), levelSentence(counts), languageSentence(counts)]);
}

export function topicDescription(name: string, counts: TopicCounts): string {
  const first = `${countOf(counts.courses, `${name} course`)} from ${countOf(counts.providers, 'provider')}.`;
  return clipWords(join([first, topicIntro(counts)]), DESCRIPTION);
}
