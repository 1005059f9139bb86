import { AppError } from '@/lib/errors';

it('tells the status and the sentence of a named failure', () => {
  const error = new AppError('search/unavailable', { detail: 'timed out' });

  expect(error.status).toBe(503);
  expect(error.say).toMatch(/try again/);
  expect(error.message).toContain('timed out');
});
