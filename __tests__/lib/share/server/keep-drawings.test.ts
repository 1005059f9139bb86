import { setTimeout as wait } from 'node:timers/promises';
import { keepDrawings } from '@/lib/share/server/keep-drawings';

const picture = Buffer.from('picture');

it('draws each once, however often and however soon it is asked for again', async () => {
  const { draw } = keepDrawings();
  const make = jest.fn(async () => picture);

  await Promise.all([draw('a', make), draw('a', make)]);
  await draw('a', make);

  expect(make).toHaveBeenCalledTimes(1);
});

it('draws one at a time and refuses a flood', async () => {
  const { draw } = keepDrawings();
  let busy = 0;
  let most = 0;
  const make = async () => {
    most = Math.max(most, ++busy);
    await wait(1);
    busy -= 1;
    return picture;
  };

  const answers = await Promise.all(Array.from({ length: 200 }, (_, number) => draw(`${number}`, make)));

  expect(most).toBe(1);
  expect(answers.filter(Boolean)).toHaveLength(25);
});

it('gives a drawing that is too large to be kept to everybody who waits for it', async () => {
  const { draw } = keepDrawings();
  const large = Buffer.alloc(33 * 1024 * 1024);
  const make = jest.fn(async () => large);

  expect(await Promise.all([draw('a', make), draw('a', make)])).toEqual([large, large]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  const { draw } = keepDrawings();

  await expect(draw('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await draw('a', async () => picture)).toBe(picture);
});
