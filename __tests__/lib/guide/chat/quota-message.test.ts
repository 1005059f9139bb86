import { quotaMessage } from '@/lib/guide/chat/guide-fault-messages';
import { readGuideState } from '@/lib/guide/chat/read-chat-event';

const none = { left: 0, of: 3, renewsIn: 5 * 3_600, who: 'signed-in' } as const;

it('says what is left, or when one may ask again', () => {
  expect(quotaMessage({ ...none, left: 2 })).toBe('You have 2 of 3 questions left for the AI model today.');
  expect(quotaMessage(none)).toBe(
    'You have asked the AI model all your questions for now. You can ask again in 5 hours.',
  );
});

it('says plainly that it is the whole site which has asked enough today', () => {
  const words = "The AI model has reached today's limit on this site. You can ask again in 5 hours.";
  expect(quotaMessage({ ...none, site: true })).toBe(words);
  expect(quotaMessage({ ...none, who: 'signed-out', site: true })).toBe(
    `${words} You can ask more when you sign in.`,
  );
});

it('does not say that questions were answered that were not', () => {
  expect(quotaMessage({ ...none, unanswered: true })).toBe(
    'The AI model did not answer your last questions. You can ask again in 5 hours.',
  );
  const state = { model: true, quota: { ...none, unanswered: true } };
  expect(readGuideState(state)).toEqual(state);
});

it('is read from what the server answers, and from nothing else', () => {
  const state = { model: true, quota: { ...none, site: true } };
  expect(readGuideState(state)).toEqual(state);
  expect(readGuideState({ model: true, quota: { ...none, site: 'yes' } })).toEqual({ model: false });
});
