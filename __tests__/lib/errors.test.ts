import { AppError, isAppError, isUnavailable } from '@/lib/errors';

it('tells the status and the sentence of a named failure', () => {
  const error = new AppError('search/unavailable', { detail: 'timed out' });

  expect(error.status).toBe(503);
  expect(error.say).toMatch(/try again/);
  expect(error.message).toContain('timed out');
});

it('knows its errors by their code, also when they are of another copy of the class', () => {
  const copy = Object.assign(new Error('x'), { code: 'search/unavailable' });
  for (const error of [new AppError('search/unavailable'), copy])
    expect([isAppError(error), isUnavailable(error)]).toEqual([true, true]);
  expect([
    isAppError(new AppError('request/invalid')),
    isUnavailable(new AppError('request/invalid')),
  ]).toEqual([true, false]);
  for (const other of [
    new Error('x'),
    Object.assign(new Error('x'), { code: 'toString' }),
    { code: 'search/unavailable' },
  ])
    expect(isAppError(other)).toBe(false);
});
