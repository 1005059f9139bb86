import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'standalone',
  // The project's own folder, whatever folders are above it on the build machine.
  outputFileTracingRoot: import.meta.dirname,
  turbopack: {
    root: import.meta.dirname,
    // Saves 0.8 kB on every page: see lib/next-internals/client/process.
    resolveAlias: { 'next/dist/compiled/process': { browser: './lib/next-internals/client/process.ts' } },
    rules: {
      // The router knows the language of the page as its base path: see lib/next-internals/client/base-path-loader.
      '**/next/dist/client/{add,has,remove}-base-path.js': {
        condition: { all: ['browser', 'foreign'] },
        loaders: ['./lib/next-internals/client/base-path-loader.cjs'],
      },
      // Scripts of browsers have marks in place of messages, and the build writes them in each language: see
      // docs/decisions/messages. While somebody develops, they have the messages of all parts, in English.
      ...(process.env.NODE_ENV === 'production' &&
        Object.fromEntries(
          ['*.ts', '*.tsx'].map((files) => [
            files,
            {
              condition: { all: ['browser', { not: 'foreign' }, { content: /@\/messages\// }] },
              loaders: ['./scripts/messages/loader.cjs'],
            },
          ]),
        )),
    },
  },
  // `npm test` checks types before it builds.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // Two are TypeScript, without a build step. Zod is bundled, because each thread would open its hundred files at once.
  transpilePackages: ['@polymath/cluster', '@polymath/engine', 'zod'],
  // Parts of these are native or WebAssembly and cannot be bundled.
  serverExternalPackages: ['libsql', 'satori'],
  // Files that are opened by name: the fonts of share images, and the default share image.
  outputFileTracingIncludes: {
    '/api/share-image': [
      './node_modules/@fontsource/*/unicode.json',
      './node_modules/@fontsource/*/files/*-700-normal.woff',
      './node_modules/@fontsource-variable/noto-sans-*/unicode.json',
      './node_modules/@fontsource-variable/noto-sans-*/files/*-wght-normal.woff2',
      './public/share.png',
    ],
  },
  redirects: async () => [
    // Earlier addresses of live courses.
    { source: '/live/:path+', destination: '/course/:path+', permanent: true },
    // A direct request for the error page would otherwise get it with status 500.
    { source: '/500', destination: '/404', permanent: false },
  ],
  headers: async () => [
    // A page's JSON data is not a page.
    { source: '/_next/data/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
    // Revalidated every time, so that no browser keeps an old worker.
    { source: '/sw.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    {
      source: '/:path*',
      // With `same-origin`, a page loses access to its sign-in popup, and sign-in never finishes.
      headers: [{ key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' }],
    },
  ],
  experimental: {
    // Otherwise the router checks before every navigation whether the app router has the page; this site has
    // no app router.
    clientRouterFilter: false,
    // Back and Forward return to where somebody was; see lib/browser/use-scroll-restoration.
    scrollRestoration: true,
  },
  images: {
    // Video thumbnails are served by our own route, which answers even if their host does not. Without
    // `search`, every made-up query would create another file. A path that only resembles the route, such as
    // one that cannot be decoded, makes Next answer 500.
    localPatterns: [{ pathname: '/api/thumbnail/@(320|480)/+([a-zA-Z0-9_-])', search: '' }],
    remotePatterns: [],
    // lib/course/thumbnail uses only these two widths.
    imageSizes: [320],
    deviceSizes: [480],
    qualities: [75],
    // The route sets how long an image is valid: a week, or a minute if it could not be loaded.
    minimumCacheTTL: 60,
    maximumDiskCacheSize: 512 * 1024 * 1024,
  },
};

export default config;
