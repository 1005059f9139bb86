import { useEffect, useRef, useState } from 'react';

type Words = typeof import('@/lib/guide/chat/spoken-words');

/** How far two texts are the same. */
function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** Says a growing text to screen readers sentence by sentence: word by word nobody could follow it. */
export function SpokenAnswer({ text, done }: { text: string; done: boolean }) {
  const [words, setWords] = useState<Words>();
  const [said, setSaid] = useState<string[]>([]);
  const spoken = useRef('');

  useEffect(() => {
    // It comes with what renders the answer; where neither can be fetched nothing is shown either.
    import('@/lib/guide/chat/spoken-words').then(setWords, () => undefined);
  }, []);

  useEffect(() => {
    if (!words) return;
    const all = words.spokenWords(done ? text : words.wholeSentences(text));
    const from = sharedLength(spoken.current, all);
    // More of the text can change what its beginning means: what was said stays, and the end makes up for it.
    if (from < spoken.current.length && !done) return;
    const next = all.slice(from).trim();
    spoken.current = all;
    if (next !== '') setSaid((before) => [...before.slice(-20), next]);
  }, [words, text, done]);

  return (
    <div role="log" aria-live="polite" aria-label="Live answer" className="sr-only">
      {said.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added at the end
        <p key={index}>{sentence}</p>
      ))}
    </div>
  );
}
