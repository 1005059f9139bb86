import Head from 'next/head';
import { publicEnv } from '@/lib/env.public';
import type { HeadData } from '@/lib/head/head.types';
import { site } from '@/lib/site';
import * as m from '@/messages/layout';

const defaultImage = () => ({
  path: '/share.png',
  alt: m.imageOfSite({ name: site.name, promise: m.promise() }),
});

/**
 * The head of a page, the same for every route. Each route has a builder in lib/seo/heads; the parts that all
 * pages share are in pages/_document.
 */
export function PageHead({ title, description, keywords, path, shared, image, robots = 'index' }: HeadData) {
  const picture = image ?? defaultImage();
  const [address, sharedAddress] = [path, shared ?? path].map((one) => one && publicEnv.siteUrl + one);
  return (
    <Head>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      <meta
        name="robots"
        content={robots === 'index' ? 'index, follow, max-image-preview:large' : 'noindex, follow'}
      />
      {address && <link rel="canonical" href={address} />}
      {sharedAddress && <meta property="og:url" content={sharedAddress} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={publicEnv.siteUrl + picture.path} />
      <meta property="og:image:alt" content={picture.alt} />
    </Head>
  );
}
