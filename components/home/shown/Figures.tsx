import type { CatalogCounts } from '@/lib/course';
import { numberOf } from '@/lib/format/count';
import * as m from '@/messages/home';

/** Figures of the catalogue. */
export function Figures({ counts }: { counts: CatalogCounts }) {
  const figures = ['courses', 'lessons', 'providers', 'languages'] as const;
  return (
    <dl className="mt-10 flex flex-wrap gap-x-10 gap-y-4">
      {figures.map((what) => (
        <div key={what} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{m.figure({ what })}</dt>
          <dd className="text-2xl font-extrabold tabular-nums">{numberOf(counts[what])}</dd>
        </div>
      ))}
    </dl>
  );
}
