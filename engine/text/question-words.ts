import questions from '@/engine/data/question-words.json' with { type: 'json' };
import { fold } from './fold';
import { wordKey } from './tokenize';

/** How people ask what something is or how it works, as whole words, by the first of them. */
const byFirst = new Map<string, string[][]>();
for (const question of Object.values(questions.words).flat()) {
  const words = wordKey(question).split(' ');
  const [first = ''] = words;
  byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
}
/** The same in scripts without spaces. */
const inRuns = questions.runs.map(fold);

/** Whether a search asks what something is or how it works: an answer is a lesson rather than a course. */
export function isQuestion(text: string): boolean {
  const words = wordKey(text).split(' ');
  const isWhole = (word: string, at: number) =>
    byFirst.get(word)?.some((question) => question.every((other, i) => words[at + i] === other));
  if (words.some(isWhole)) return true;
  const folded = fold(text);
  return inRuns.some((question) => folded.includes(question));
}
