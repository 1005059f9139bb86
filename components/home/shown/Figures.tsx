import type { CatalogCounts } from '@/lib/course';
import { numberOf } from '@/lib/format/count';

/** Figures of the catalogue. */
export function Figures({ counts }: { counts: CatalogCounts }) {
  const figures = [
    { value: counts.courses, label: 'courses' },
    { value: counts.lessons, label: 'lessons' },
    { value: counts.providers, label: 'providers' },
    { value: counts.languages, label: 'languages' },
  ];
  return (
    <dl className="mt-10 flex flex-wrap gap-x-10 gap-y-4">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-2xl font-extrabold tabular-nums">{numberOf(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
