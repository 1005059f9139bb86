import nextJest from 'next/jest.js';

/** Tests on a real search cluster run where `npm run test:cluster -w scripts` has started one. */
const withoutCluster = process.env.CLUSTER_URLS ? [] : ['/__tests__/real-cluster/'];

const configure = nextJest({ dir: import.meta.dirname })({
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/.polymath/', ...withoutCluster],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.polymath/'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});

/**
 * The Markdown renderer, its dependencies, the feed writer, jose and get-port are ES modules that Jest cannot load
 * untransformed.
 */
const MODULES =
  /@formatjs|feed|get-port|jose|react-markdown|remark|unified|bail|trough|vfile|unist|mdast|micromark|hast|devlop|is-plain-obj|decode-named|character-|property-info|space-separated|comma-separated|html-url|ccount|estree-util|zwitch|longest-streak|trim-lines|stringify-entities/
    .source;

export default async () => {
  const every = {
    ...(await configure()),
    transformIgnorePatterns: [`/node_modules/(?!(?:${MODULES})[^/]*/)`, '^.+\\.module\\.(css|sass|scss)$'],
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
