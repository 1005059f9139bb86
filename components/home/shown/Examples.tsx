import { paths } from '@/lib/paths';
import * as m from '@/messages/home';

/** `isTopic`: the words name a topic of the built-in catalogue, whose page crawlers may follow. */
const EXAMPLES = [
  { words: 'python', isTopic: true },
  { words: 'machine learning', isTopic: true },
  { words: 'linear algebra', isTopic: true },
  { words: 'world history', isTopic: true },
  { words: 'guitar' },
  { words: '操作系统' },
  { words: 'bases de datos' },
];

/** Example searches. */
export function Examples() {
  return (
    <p className="mt-5 flex flex-wrap items-center gap-2 text-sm">
      <span className="text-muted">{m.tryThese()}</span>
      {EXAMPLES.map(({ words, isTopic }) => (
        <a
          key={words}
          href={paths.search(words)}
          rel={isTopic ? undefined : 'nofollow'}
          className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3 font-medium hover:border-accent hover:text-accent-strong pointer-coarse:min-h-11"
        >
          {words}
        </a>
      ))}
    </p>
  );
}
