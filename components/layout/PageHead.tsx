import Head from 'next/head';
import { publicEnv } from '@/lib/env.public';
import { site } from '@/lib/site';

const DEFAULT_IMAGE = { path: '/share.png', alt: `${site.name}: ${site.promise}` };

export type PageHeadProps = {
  /** Without the product's name, which is added. */
  title: string;
  description: string;
  keywords: string[];
  /** Canonical path of the page. Private and error pages have none. */
  path?: string;
  /** Path of a picture of 1200 x 630 pixels. */
  image?: { path: string; alt: string };
  robots?: 'index' | 'noindex';
};

/** Everything that a page says of itself to browsers, crawlers and share cards, the same on every route. */
export function PageHead({ title, description, keywords, path, image, robots = 'index' }: PageHeadProps) {
  const fullTitle = `${title} | ${site.name}`;
  const picture = image ?? DEFAULT_IMAGE;
  const address = path === undefined ? undefined : publicEnv.siteUrl + path;
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      <meta
        name="robots"
        content={robots === 'index' ? 'index, follow, max-image-preview:large' : 'noindex, follow'}
      />
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={publicEnv.siteUrl + picture.path} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
