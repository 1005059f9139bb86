import { listedRel } from '@/lib/course';
import { type Called, calledHere } from '@/lib/locale/topic-name';
import { paths } from '@/lib/paths';
import * as m from '@/messages/home';

/** `topic`: the name of one of the built-in catalogue; crawlers may follow its link if its page is `listed`. */
type Example = { listed?: true } & ({ topic: string } | { words: string });

const EXAMPLES: readonly Example[] = [
  { topic: 'Python', listed: true },
  { topic: 'Machine learning', listed: true },
  { topic: 'Linear algebra', listed: true },
  { topic: 'World history', listed: true },
  { topic: 'Guitar' },
  { words: '操作系统' },
  { words: 'bases de datos' },
];

/** A topic as the page's language calls it; in English as people type it. */
function wordsOf(example: Example): string {
  if ('words' in example) return example.words;
  const { name, english } = calledHere<Called>({ name: example.topic });
  return english ? name : name.toLowerCase();
}

export function Examples() {
  return (
    <p className="mt-5 flex flex-wrap items-center gap-2 text-sm">
      <span className="text-muted">{m.tryThese()}</span>
      {EXAMPLES.map((example) => (
        <a
          key={wordsOf(example)}
          href={paths.search('words' in example ? example.words : example.topic.toLowerCase())}
          rel={listedRel(example)}
          className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3 font-medium hover:border-accent hover:text-accent-strong pointer-coarse:min-h-11"
        >
          {wordsOf(example)}
        </a>
      ))}
    </p>
  );
}
