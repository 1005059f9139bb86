/** @jest-environment node */
import { setImmediate as turn } from 'node:timers/promises';
import { AcceptYield } from '@/lib/server/http-server/accept-yield';

it('lets everybody through in the order in which they came', async () => {
  const acceptYield = new AcceptYield();
  const order: number[] = [];
  await Promise.all([1, 2, 3].map((name) => acceptYield.pass().then(() => order.push(name))));
  expect(order).toEqual([1, 2, 3]);
  await acceptYield.pass();
});

it('looks at who comes before work begins', async () => {
  // However long a turn takes on this machine, to the acceptYield no time passes.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const acceptYield = new AcceptYield();
  let begun = false;
  const passed = acceptYield.pass().then(() => {
    begun = true;
  });
  for (let guest = 0; guest < 3; guest++) {
    acceptYield.note();
    await turn();
    expect(begun).toBe(false);
  }
  await passed;
  clock.mockRestore();
});

it('does not let a crowd keep work from going on', async () => {
  const acceptYield = new AcceptYield();
  let over = false;
  const crowd = (async () => {
    for (; !over; await turn()) acceptYield.note();
  })();
  await acceptYield.pass();
  await acceptYield.pass();
  over = true;
  await crowd;
});

it('lets clients take turns, however many requests the first one sent', async () => {
  const acceptYield = new AcceptYield();
  const order: string[] = [];
  const pass = (client: string) => acceptYield.pass(client).then(() => order.push(client));
  await Promise.all([...['crowd', 'crowd', 'crowd', 'crowd'].map(pass), pass('one'), pass('other')]);
  expect(order).toEqual(['crowd', 'one', 'other', 'crowd', 'crowd', 'crowd']);
});

it('has so much of one client under way and no more, and goes on when some of it is done', async () => {
  const acceptYield = new AcceptYield(2);
  const begun: string[] = [];
  const pass = (name: string) =>
    acceptYield.pass(name.split(' ', 1)[0]).then((leave) => {
      begun.push(name);
      return leave;
    });
  const [first] = [pass('crowd 1'), pass('crowd 2'), pass('crowd 3'), pass('crowd 4')];
  await pass('one 1');
  expect(begun).toEqual(['crowd 1', 'one 1', 'crowd 2'].filter((name) => begun.includes(name)));
  expect(begun).not.toContain('crowd 3');
  const leave = await first;
  leave();
  // Twice is once.
  leave();
  await pass('other 1');
  await turn();
  expect(begun).toContain('crowd 3');
  expect(begun).not.toContain('crowd 4');
});
