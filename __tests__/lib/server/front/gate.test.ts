/** @jest-environment node */
import { setImmediate as turn } from 'node:timers/promises';
import { Gate } from '@/lib/server/front/gate';

it('lets everybody through in the order in which they came', async () => {
  const gate = new Gate();
  const order: number[] = [];
  await Promise.all([1, 2, 3].map((name) => gate.pass().then(() => order.push(name))));
  expect(order).toEqual([1, 2, 3]);
  await gate.pass();
});

it('looks at who comes before work begins', async () => {
  // However long a turn takes on this machine, to the gate no time passes.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const gate = new Gate();
  let begun = false;
  const passed = gate.pass().then(() => {
    begun = true;
  });
  for (let guest = 0; guest < 3; guest++) {
    gate.note();
    await turn();
    expect(begun).toBe(false);
  }
  await passed;
  clock.mockRestore();
});

it('does not let a crowd keep work from going on', async () => {
  const gate = new Gate();
  let over = false;
  const crowd = (async () => {
    for (; !over; await turn()) gate.note();
  })();
  await gate.pass();
  await gate.pass();
  over = true;
  await crowd;
});
