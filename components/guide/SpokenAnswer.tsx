import { useEffect, useRef, useState } from 'react';
import * as m from '@/messages/guide';

type Words = typeof import('@/lib/guide/chat/spoken-words');

/** Length of the common beginning of two texts. */
function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/**
 * Announces a growing text to screen readers sentence by sentence, because word by word is impossible to
 * follow.
 */
export function SpokenAnswer({ text, done }: { text: string; done: boolean }) {
  const [words, setWords] = useState<Words>();
  const [said, setSaid] = useState<string[]>([]);
  const spoken = useRef('');

  useEffect(() => {
    // It is loaded with the renderer of the answer; if neither can be loaded, nothing is shown.
    import('@/lib/guide/chat/spoken-words').then(setWords, () => undefined);
  }, []);

  useEffect(() => {
    if (!words) return;
    const all = words.spokenWords(done ? text : words.wholeSentences(text));
    const from = sharedLength(spoken.current, all);
    // Later text can change the meaning of the beginning: what was announced stays, and the rest is announced
    // at the end.
    if (from < spoken.current.length && !done) return;
    const next = all.slice(from).trim();
    spoken.current = all;
    if (next !== '') setSaid((before) => [...before.slice(-20), next]);
  }, [words, text, done]);

  return (
    <div role="log" aria-live="polite" aria-label={m.liveAnswer()} className="sr-only">
      {said.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added at the end
        <p key={index}>{sentence}</p>
      ))}
    </div>
  );
}
