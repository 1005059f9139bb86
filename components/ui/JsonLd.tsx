import { type StructuredData, serialise } from '@/lib/head/json-ld';

/** The structured data of a page for search engines. */
export function JsonLd({ data }: { data: StructuredData | undefined }) {
  if (!data) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes; `serialise` escapes what could end the script
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialise(data) }} />
  );
}
