import { waitWords, withRetryTime } from '@/lib/guide/chat/guide-fault-messages';
import { toFault } from '@/lib/guide/chat/to-fault';

it.each([
  ['busy', undefined, 'The AI model is busy. Please try again in a moment.'],
  ['busy', 3, 'The AI model is busy. Please try again in a moment.'],
  ['busy', 40, 'The AI model is busy. Please try again in 40 seconds.'],
  ['busy', 3_600, 'The AI model is busy. Please try again in 60 minutes.'],
  ['busy', 1e15, 'The AI model is busy. Please try again later.'],
  ['unavailable', 7_200, 'The AI model cannot be reached. Please try again in 2 hours.'],
  ['refused', 3_600, 'The AI model did not accept this question. Try other words.'],
] as const)('says of %s with a wait of %p seconds: %s', (code, seconds, message) => {
  expect(toFault(code, seconds).message).toBe(message);
});

it('says a wait so that it is true when the time has come', () => {
  expect([0, 89, 90, 5_400, 172_800].map(waitWords)).toEqual([
    '1 second',
    '89 seconds',
    '2 minutes',
    '2 hours',
    '2 days',
  ]);
  expect(withRetryTime('Too many requests. Please wait a moment.', Number.NaN)).toBe(
    'Too many requests. Please wait a moment.',
  );
});
