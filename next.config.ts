import type { NextConfig } from 'next';
import { LIVE_SOURCE_IDS } from './lib/courses/live-ids';

const config: NextConfig = {
  output: 'standalone',
  // The project's own folder, whatever lies above it on the machine that builds.
  outputFileTracingRoot: import.meta.dirname,
  turbopack: {
    root: import.meta.dirname,
    // What stands in for Node's `process` in browsers weighs 0.8 kB on every page, and only its `env` is ever read.
    resolveAlias: { 'next/dist/compiled/process': { browser: './lib/next-internals/client/process.ts' } },
  },
  poweredByHeader: false,
  // A page that is rendered ahead may be given late by a day at most, and not by Next's year.
  expireTime: 86_400,
  reactStrictMode: true,
  // Parts of these are native or WebAssembly and cannot be bundled.
  serverExternalPackages: ['libsql', 'satori'],
  // Files that are opened by name: the fonts of share images, by script, and the picture for when none is drawn.
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
    {
      source: `/course/:id((?:${LIVE_SOURCE_IDS.join('|')})-[^/]+)/:lesson*`,
      destination: '/live/:id/:lesson*',
      permanent: false,
    },
    // The page of failures is for failures: asked for by its name, Next would give it as one.
    { source: '/500', destination: '/404', permanent: false },
  ],
  headers: async () => [
    // The data of a page is no page.
    { source: '/_next/data/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
    // Asked for anew every time, so that nobody keeps an old worker.
    { source: '/sw.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    // Pages that search engines must not list. They are static, so the header is set here; lib/pages says the same in
    // their HTML, and a browser test compares the two.
    {
      source: '/(my-courses|profile|offline)',
      headers: [{ key: 'X-Robots-Tag', value: 'noindex, follow' }],
    },
    {
      source: '/:path*',
      // With `same-origin` a page loses sight of the sign-in popup that it opened, and signing in never ends.
      headers: [{ key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' }],
    },
  ],
  experimental: {
    // Asks before every navigation whether the other router of Next has the page: here it has none.
    clientRouterFilter: false,
  },
  images: {
    // Pictures of videos come through our own route, which has an answer also when their host has none. Without
    // `search` each query that somebody makes up would be another file.
    // A path that only looks like one of the route, such as one that cannot be decoded, fails within Next with a 500.
    localPatterns: [{ pathname: '/api/thumbnail/@(320|480)/+([a-zA-Z0-9_-])', search: '' }],
    remotePatterns: [],
    // lib/courses/thumbnail asks for these two and nothing else.
    imageSizes: [320],
    deviceSizes: [480],
    qualities: [75],
    // The route says how long a picture is good for: a week, or a minute where it could not be had.
    minimumCacheTTL: 60,
    maximumDiskCacheSize: 512 * 1024 * 1024,
  },
};

export default config;
