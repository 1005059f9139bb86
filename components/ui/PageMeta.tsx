import type { PageMeta as Meta } from '@/lib/head/page-meta.types';
import { JsonLd } from './JsonLd';
import { PageHead } from './PageHead';

/** What a page says of itself to browsers and crawlers. */
export function PageMeta({ head, structured }: Meta) {
  return (
    <>
      <PageHead {...head} />
      {structured.map((data) => (
        <JsonLd key={data['@type']} data={data} />
      ))}
    </>
  );
}
