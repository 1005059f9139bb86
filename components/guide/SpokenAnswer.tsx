import { useEffect, useRef, useState } from 'react';

/** The end of the last whole sentence. */
function wholeUntil(text: string): number {
  let end = 0;
  for (const { index, 0: sign } of text.matchAll(/[.!?。！？](?:\s|$)|\n/g)) end = index + sign.length;
  return end;
}

const plain = (text: string) => text.replace(/[*_`#>]/g, '').trim();

/** Says a growing text to screen readers sentence by sentence: word by word nobody could follow it. */
export function SpokenAnswer({ text, done }: { text: string; done: boolean }) {
  const [said, setSaid] = useState<string[]>([]);
  const until = useRef(0);

  useEffect(() => {
    if (text.length < until.current) until.current = 0;
    const end = done ? text.length : wholeUntil(text);
    const next = plain(text.slice(until.current, end));
    until.current = Math.max(until.current, end);
    if (next !== '') setSaid((before) => [...before.slice(-20), next]);
  }, [text, done]);

  return (
    <div role="log" aria-live="polite" aria-label="Live answer" className="sr-only">
      {said.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added at the end
        <p key={index}>{sentence}</p>
      ))}
    </div>
  );
}
