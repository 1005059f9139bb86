import { type Level, languageInside } from '@/lib/course';
import { clipWords } from '@/lib/format/clip-words';
import { joinWords, sentencesOf } from '@/lib/format/join-words';
import * as m from '@/messages/seo';

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

const AT_LEVEL: Record<Level, (values: { count: number }) => string> = {
  beginner: m.forBeginners,
  intermediate: m.intermediate,
  advanced: m.advanced,
};

function freeSentence({ courses, free }: TopicCounts): string | undefined {
  if (free === 0) return undefined;
  if (courses === 1) return m.isFree();
  return free === courses ? m.allFree() : m.someFree({ count: free });
}

function levelSentence({ levels }: TopicCounts): string | undefined {
  const parts = levels.map(({ level, count }) => AT_LEVEL[level]({ count }));
  return parts.length > 0 ? m.levels({ parts: joinWords(parts) }) : undefined;
}

function languageSentence({ languages }: TopicCounts): string | undefined {
  if (languages.length < 2) return undefined;
  const names = languages.map(({ language }) => languageInside(language));
  const rest = names.length - NAMED;
  if (rest <= 0) return m.taughtIn({ languages: joinWords(names) });
  return m.taughtIn({
    languages: joinWords([...names.slice(0, NAMED), m.otherLanguages({ count: rest })]),
  });
}

/** Sentences about a topic, made of counts only. Unknown facts are left out. */
export function topicIntro(counts: TopicCounts): string {
  return sentencesOf([freeSentence(counts), levelSentence(counts), languageSentence(counts)]);
}

export function topicDescription(name: string, counts: TopicCounts): string {
  const first = m.topicFrom({ topic: name, courses: counts.courses, providers: counts.providers });
  return clipWords(sentencesOf([first, topicIntro(counts)]), DESCRIPTION);
}
