/** @jest-environment jsdom */
import { aUser } from '@/__tests__/support/account';
import { SIGNED_OUT, setSession } from '@/lib/account/browser/session';
import { currentLearner } from '@/lib/learning/browser/current-learner';
import { Learner } from '@/lib/learning/browser/learner';
import { LocalDocuments } from '@/lib/learning/browser/sync/local-documents';
import { hasUnsent, saveBeforeLeaving } from '@/lib/learning/browser/unsent';

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

describe('other tabs', () => {
  const entry = (newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key: 'leaving', newValue }));
  /** The names of the locks that tabs hold. */
  const hold = (...names: string[]) =>
    Object.assign(navigator, {
      locks: { query: async () => ({ held: names.map((name) => ({ name })), pending: [] }) },
    });

  beforeEach(() => {
    jest.useFakeTimers();
    setSession({ kind: 'signed-in', user: aUser() });
  });
  afterEach(() => {
    jest.useRealTimers();
    setSession(SIGNED_OUT);
    delete (navigator as { locks?: unknown }).locks;
  });

  const leave = () => {
    const left = jest.fn();
    void saveBeforeLeaving().then(left);
    return left;
  };

  it('are waited for until each has said that it stopped', async () => {
    hold('learning tab one', 'learning tab two', 'another lock');
    const left = leave();
    await jest.advanceTimersByTimeAsync(900);
    entry('ada');
    entry('stopped one');
    entry(null);
    await jest.advanceTimersByTimeAsync(100);
    expect(left).not.toHaveBeenCalled();
    entry('stopped two');
    await jest.advanceTimersByTimeAsync(0);
    expect(left).toHaveBeenCalledWith([]);
  });

  it('that do not answer are waited for two seconds, and the person decides about what they may hold', async () => {
    hold('learning tab one', 'learning tab two');
    const left = leave();
    entry('stopped two');
    await jest.advanceTimersByTimeAsync(1_999);
    expect(left).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(left).toHaveBeenCalledWith(['What you learned last in another tab, which does not respond']);
  });

  it('are not waited for where there are none', async () => {
    hold('another lock');
    const left = leave();
    await jest.advanceTimersByTimeAsync(0);
    expect(left).toHaveBeenCalledWith([]);
  });

  it('are answered once what plays here has stopped and is written', () => {
    const order: string[] = [];
    const unregister = currentLearner().addPlaying({
      settle: () => order.push('settled'),
      stop: () => order.push('stopped'),
    });
    jest
      .spyOn(Storage.prototype, 'setItem')
      .mockImplementation((key, value) => void order.push(`${key}: ${value}`));
    entry('bob');
    entry('ada');
    expect(order).toEqual(['settled', 'stopped', expect.stringMatching(/^leaving: stopped \w+/)]);
    unregister();
  });

  it('do not include this one, whatever opened its learner', async () => {
    const said = jest.spyOn(Storage.prototype, 'setItem').mockImplementation();
    currentLearner();
    entry('ada');
    const own = said.mock.calls.map(([, value]) => value.replace('stopped ', '')).at(-1);
    hold(`learning tab ${own}`);
    const left = leave();
    await jest.advanceTimersByTimeAsync(0);
    expect(left).toHaveBeenCalledWith([]);
  });
});
