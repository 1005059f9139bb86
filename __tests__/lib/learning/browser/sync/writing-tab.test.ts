import { FakeLocks } from '@/__tests__/support/learning-simulation/fake-locks';
import { LockedTab } from '@/lib/learning/browser/sync/writing-tab';

/** What the browser does with its locks. */
const settle = async () => {
  for (let step = 0; step < 20; step += 1) await null;
};

function aBrowser() {
  const locks = new FakeLocks();
  const waiting: (() => void)[] = [];
  const openTab = () => {
    const page = {};
    const onWriter = jest.fn();
    const tab = new LockedTab({
      locks: locks.of(page),
      onWriter,
      lastWrites: () => new Promise((resolve) => waiting.push(resolve)),
    });
    return { tab, onWriter, close: () => locks.release(page) };
  };
  const passSecond = async () => {
    for (const resolve of waiting.splice(0)) resolve();
    await settle();
  };
  return { openTab, passSecond };
}

describe('LockedTab', () => {
  it('lets the first tab write, and the next one a moment after it was closed', async () => {
    const { openTab, passSecond } = aBrowser();
    const first = openTab();
    const second = openTab();
    await settle();
    expect([first.tab.isWriter, second.tab.isWriter]).toEqual([true, false]);

    first.close();
    await settle();
    expect(second.tab.isWriter).toBe(false);
    await passSecond();
    expect(second.tab.isWriter).toBe(true);
    expect(second.onWriter).toHaveBeenCalledTimes(1);
  });

  it('writes no more as soon as its page is left, and again after it was restored', async () => {
    const { openTab, passSecond } = aBrowser();
    const first = openTab();
    const second = openTab();
    await settle();
    first.tab.leave();
    expect(first.tab.isWriter).toBe(false);
    await settle();
    await passSecond();
    expect(second.tab.isWriter).toBe(true);

    second.tab.leave();
    first.tab.enter();
    await settle();
    await passSecond();
    expect(first.tab.isWriter).toBe(true);
  });

  it('does not write if its page was left while the last writes of another were awaited', async () => {
    const { openTab, passSecond } = aBrowser();
    const first = openTab();
    const second = openTab();
    await settle();
    first.close();
    await settle();
    second.tab.leave();
    await passSecond();
    expect(second.tab.isWriter).toBe(false);
    const third = openTab();
    await settle();
    expect(third.tab.isWriter).toBe(true);
  });

  it('knows which tabs are open', async () => {
    const { openTab } = aBrowser();
    const [first, second] = [openTab(), openTab()];
    await settle();
    expect(await first.tab.openTabs()).toEqual(new Set([first.tab.id, second.tab.id]));
    second.close();
    expect(await first.tab.openTabs()).toEqual(new Set([first.tab.id]));
  });

  it('lets every tab write where the browser has no locks, and does not say which are open', async () => {
    const tab = new LockedTab({ locks: undefined, onWriter: () => undefined });
    expect(tab.isWriter).toBe(true);
    tab.leave();
    tab.enter();
    expect(tab.isWriter).toBe(true);
    expect(await tab.openTabs()).toBeUndefined();
  });
});
