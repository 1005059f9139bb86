import { paths } from '@/lib/paths';

const EXAMPLES = [
  'python',
  'machine learning',
  'linear algebra',
  'world history',
  'guitar',
  '操作系统',
  'bases de datos',
];

/** Example searches. */
export function Examples() {
  return (
    <p className="mt-5 flex flex-wrap items-center gap-2 text-sm">
      <span className="text-muted">Try</span>
      {EXAMPLES.map((words) => (
        <a
          key={words}
          href={paths.search(words)}
          rel="nofollow"
          className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3 font-medium hover:border-accent hover:text-accent-strong pointer-coarse:min-h-11"
        >
          {words}
        </a>
      ))}
    </p>
  );
}
