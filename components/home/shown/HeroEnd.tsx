import { JsonLd } from '@/components/ui/JsonLd';
import type { HomeView } from '@/lib/course';
import { siteData } from '@/lib/seo';
import { Examples } from './Examples';
import { Figures } from './Figures';

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
