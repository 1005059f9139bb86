import { useEffect, useState } from 'react';
import { foldTitle } from '@/lib/course';
import { type Passage, toPassages } from '@/lib/player/transcript';
import { loadTranscript } from './load-transcript';

type Read = { of: string; host?: string; language?: string; passages?: Passage[]; failure?: string };

/** What is said in a lesson, in passages; `retry` asks again after a failure. */
export function useTranscript(courseId: string, number: number, language: string | undefined) {
  const [attempt, setAttempt] = useState(0);
  const of = `${courseId} ${number} ${language} ${attempt}`;
  const [read, setRead] = useState<Read>({ of });
  useEffect(() => {
    let over = false;
    loadTranscript(courseId, number, language).then(
      ({ cues, ...more }) => over || setRead({ of, ...more, passages: toPassages(cues) }),
      (error: Error) => over || setRead({ of, failure: error.message }),
    );
    return () => {
      over = true;
    };
  }, [of, courseId, number, language]);
  return { ...(read.of === of ? read : {}), retry: () => setAttempt(attempt + 1) } as Omit<Read, 'of'> & {
    retry: () => void;
  };
}

export type FoundPassage = Passage & { index: number; marks: [number, number][] };

/** Where words stand in a text; none if its lower-case form has other positions. */
function marksOf(text: string, words: readonly string[]): [number, number][] {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [];
  const found = words.flatMap((word) => {
    const at = ` ${lower}`.indexOf(` ${word}`);
    return at < 0 ? [] : [[at, at + word.length] as [number, number]];
  });
  return found
    .sort(([one], [other]) => one - other)
    .filter(([start], index, all) => index === 0 || start >= (all[index - 1]?.[1] ?? 0));
}

/** The passages that have all of these words, or beginnings of words; all without words. */
export function findPassages(passages: readonly Passage[], wanted: string): FoundPassage[] {
  const words = foldTitle(wanted).split(' ').filter(Boolean);
  return passages.flatMap((passage, index) => {
    const text = words.length > 0 ? ` ${foldTitle(passage.text)}` : '';
    if (!words.every((word) => text.includes(` ${word}`))) return [];
    return [{ ...passage, index, marks: marksOf(passage.text, words) }];
  });
}
