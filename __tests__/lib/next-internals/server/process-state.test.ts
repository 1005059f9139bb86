import { forgetProcessState } from '@/__tests__/support/process-state';

type Module = typeof import('@/lib/next-internals/server/process-state');

/** A copy of the module with variables of its own, as each bundle has one. */
function loadCopy(): Module {
  let copy: Module | undefined;
  jest.isolateModules(() => {
    copy = require('@/lib/next-internals/server/process-state');
  });
  if (!copy) throw new Error('not loaded');
  return copy;
}

beforeEach(forgetProcessState);

it('makes a value once for all copies of a module, when it is first asked for', () => {
  const [one, other] = [loadCopy(), loadCopy()];
  expect(one.oncePerProcess).not.toBe(other.oncePerProcess);
  let made = 0;
  const make = () => ({ number: ++made });
  const [ofOne, ofOther] = [one.oncePerProcess('a', make), other.oncePerProcess('a', make)];
  expect(made).toBe(0);

  expect(ofOne()).toBe(ofOther());
  expect(made).toBe(1);
});

it('keeps names apart, and remembers that there is nothing', () => {
  const { oncePerProcess } = loadCopy();
  const make = jest.fn(() => undefined);
  const none = oncePerProcess('none', make);

  expect([none(), none(), oncePerProcess('other', () => 1)()]).toEqual([undefined, undefined, 1]);
  expect(make).toHaveBeenCalledTimes(1);
});
