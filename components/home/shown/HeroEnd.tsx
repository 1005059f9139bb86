import { JsonLd } from '@/components/ui/JsonLd';
import type { CatalogCounts, HomeView } from '@/lib/course';
import { numberOf } from '@/lib/format/count';
import { siteData } from '@/lib/seo';
import * as m from '@/messages/home';
import { Examples } from './Examples';

function Figures({ counts }: { counts: CatalogCounts }) {
  const figures = ['courses', 'lessons', 'providers', 'languages'] as const;
  return (
    <dl className="mt-10 flex flex-wrap gap-x-10 gap-y-4">
      {figures.map((what) => (
        <div key={what} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{m.figure({ what, count: counts[what] })}</dt>
          <dd className="text-2xl font-extrabold tabular-nums">{numberOf(counts[what])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Below the search field: what to search for, and how much there is. */
export function HeroEnd({ counts }: Pick<HomeView, 'counts'>) {
  return (
    <>
      {siteData().map((data) => (
        <JsonLd key={data['@type']} data={data} />
      ))}
      <Examples />
      <Figures counts={counts} />
    </>
  );
}
