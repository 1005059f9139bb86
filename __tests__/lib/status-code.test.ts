import { statusCodeOf } from '@/lib/status-code';

it('takes the code of the response first', () => {
  expect(statusCodeOf({ statusCode: 503 }, { statusCode: 500 })).toBe(503);
});

it('takes the code of the error where there is no response', () => {
  expect(statusCodeOf(undefined, { statusCode: 418 })).toBe(418);
});

it('says 404 where there is neither', () => {
  expect(statusCodeOf(undefined, undefined)).toBe(404);
  expect(statusCodeOf(undefined, null)).toBe(404);
});

it('says 500 for a crash in the browser, which brings no code', () => {
  expect(statusCodeOf(undefined, new Error('undefined is not a function') as { statusCode?: number })).toBe(
    500,
  );
});
