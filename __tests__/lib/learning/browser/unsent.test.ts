/** @jest-environment jsdom */
import { Learner } from '@/lib/learning/browser/learner';
import { LocalDocuments } from '@/lib/learning/browser/sync/local-documents';
import { hasUnsent } from '@/lib/learning/browser/unsent';

beforeEach(() => localStorage.clear());

it('knows from the storage alone whether the account has everything', () => {
  const documents = new LocalDocuments({ kind: 'account', uid: 'ada' }, () => localStorage);
  expect(hasUnsent('ada')).toBe(false);
  new Learner(documents).changeSettings({ weeklyGoal: 300 });
  expect(hasUnsent('ada')).toBe(true);
  expect(hasUnsent('ad')).toBe(false);
  for (const { collection, id, data } of documents.unsent())
    documents.markSent(collection, id, data as never, data as never);
  expect(hasUnsent('ada')).toBe(false);
});

it('sees what another tab than the writing one wrote', () => {
  const tab = { id: 't2', isWriter: false, openTabs: async () => undefined };
  const documents = new LocalDocuments({ kind: 'account', uid: 'ada' }, () => localStorage, tab);
  new Learner(documents).changeSettings({ weeklyGoal: 300 });
  expect(hasUnsent('ada')).toBe(true);
});
