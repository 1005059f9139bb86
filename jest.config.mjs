import nextJest from 'next/jest.js';

export default nextJest({ dir: import.meta.dirname })({
  testEnvironment: 'jsdom',
  testMatch: ['**/__tests__/**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/.polymath/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.polymath/'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});
