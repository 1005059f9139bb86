import { TransferLimit } from '@/lib/http/server/pipeline/transfer-limit';

function watched(most: number, each: number) {
  const cut: string[] = [];
  const limit = new TransferLimit(most, each);
  return { cut, enter: (name: string) => limit.enter(name.split(' ', 1)[0] ?? '', () => cut.push(name)) };
}

it('cuts the oldest of a client with too many', () => {
  const { cut, enter } = watched(10, 2);
  const leave = enter('ada 1');
  for (const name of ['grace 1', 'ada 2', 'ada 3', 'ada 4']) enter(name);
  expect(cut).toEqual(['ada 1', 'ada 2']);
  // It was cut: it ends nothing more.
  leave();
  enter('ada 5');
  expect(cut).toEqual(['ada 1', 'ada 2', 'ada 3']);
});

it('cuts the oldest of the client with most when there are too many in all', () => {
  const { cut, enter } = watched(4, 3);
  for (const name of ['grace 1', 'ada 1', 'ada 2', 'ada 3', 'mary 1', 'alan 1']) enter(name);
  expect(cut).toEqual(['ada 1', 'ada 2']);
});

it('cuts nothing when others have ended', () => {
  const { cut, enter } = watched(2, 2);
  for (let turn = 0; turn < 5; turn++) enter('ada')();
  enter('ada 1');
  enter('grace 1');
  expect(cut).toEqual([]);
});
