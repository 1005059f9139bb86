import { mayLeave } from '@/lib/account/browser/leave-account';

const UNSAVED = ['Your settings'];

function leaving(saves: string[][], answers: ('retry' | 'lose' | 'stay')[] = []) {
  const save = jest.fn(async () => saves.shift() ?? UNSAVED);
  const ask = jest.fn(async (_: string[]) => answers.shift() ?? 'stay');
  return { save, ask };
}

it('asks nothing when everything was sent', async () => {
  const { save, ask } = leaving([[]]);
  expect(await mayLeave({ save, ask })).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  ['lose', true],
  ['stay', false],
] as const)('names what was not sent, and does as the person decides: %s', async (answer, leaves) => {
  const { save, ask } = leaving([UNSAVED], [answer]);
  expect(await mayLeave({ save, ask })).toBe(leaves);
  expect(ask).toHaveBeenCalledWith(UNSAVED);
});

it('tries again as often as the person wants, and leaves once it is sent', async () => {
  const { save, ask } = leaving([UNSAVED, UNSAVED, []], ['retry', 'retry']);
  expect(await mayLeave({ save, ask })).toBe(true);
  expect(save).toHaveBeenCalledTimes(3);
});
