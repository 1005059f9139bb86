import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'standalone',
  // The project's own folder, whatever lies above it on the machine that builds.
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['libsql'],
};

export default config;
