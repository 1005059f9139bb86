import nextJest from 'next/jest.js';
import { bundleForTests } from './scripts/bundle-for-tests.mjs';

/** Tests on a real search cluster run where `npm run test:cluster -w scripts` has started one. */
const withoutCluster = process.env.CLUSTER_URLS ? [] : ['/__tests__/real-cluster/'];

const configure = nextJest({ dir: import.meta.dirname })({
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/.polymath/', ...withoutCluster],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.polymath/'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});

/** Packages of many files, and ES modules, which Jest cannot load as they are. */
const PACKAGES = [
  '@formatjs/icu-messageformat-parser',
  '@formatjs/icu-messageformat-parser/printer.js',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'aria-query',
  'feed',
  'get-port',
  'jose',
  'react-markdown',
  'zod',
  'zod/mini',
];

export default async () => {
  const { moduleNameMapper, ...rest } = await configure();
  const bundles = Object.entries(await bundleForTests(PACKAGES));
  const every = {
    ...rest,
    transformIgnorePatterns: ['/node_modules/', '^.+\\.module\\.(css|sass|scss)$'],
    moduleNameMapper: {
      ...Object.fromEntries(bundles.map(([name, file]) => [`^${name}$`, file])),
      ...moduleNameMapper,
    },
  };
  return {
    testTimeout: 30_000,
    maxWorkers: '100%',
    // A page costs half a second: tests without components that need one say `@jest-environment jsdom`.
    projects: [
      { ...every, testEnvironment: 'node', testMatch: ['**/__tests__/**/*.test.ts'] },
      { ...every, testEnvironment: 'jsdom', testMatch: ['**/__tests__/**/*.test.tsx'] },
    ],
  };
};
