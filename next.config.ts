import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'standalone',
  // The project's own folder, whatever lies above it on the machine that builds.
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['libsql'],
  images: {
    remotePatterns: [new URL('https://i.ytimg.com/vi/**')],
    // lib/courses/thumbnail asks for these two.
    imageSizes: [320, 480],
    // The picture of a video hardly ever changes.
    minimumCacheTTL: 7 * 24 * 3600,
    maximumDiskCacheSize: 512 * 1024 * 1024,
  },
};

export default config;
