/** `.ci/long` sets LONG_TESTS=1; then the tests that take a number take the larger one. */
export const isLongRun = process.env.LONG_TESTS === '1';
