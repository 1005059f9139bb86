import { Writable } from 'node:stream';
import { LogOutput } from '@/lib/server/log-output';

const LINE = `${'x'.repeat(999)}\n`;

function slowTarget() {
  const written: string[] = [];
  let free = () => {};
  const target = new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      written.push(line);
      free = done;
    },
  });
  return { target, written, takeNext: () => free() };
}

it('loses lines rather than memory where its reader hangs, says so, and goes on when it reads again', async () => {
  const { target, written, takeNext } = slowTarget();
  const output = new LogOutput(target);
  expect(output.fault).toBeUndefined();
  for (let line = 0; line < 1_000; line++) output.write(LINE);
  expect(target.writableLength).toBeLessThan(300_000);
  expect(output.fault).toBe('its reader is too slow');
  while (target.writableLength > 0) {
    takeNext();
    await new Promise(setImmediate);
  }
  expect(output.fault).toBeUndefined();
  output.write('last\n');
  expect(written.at(-1)).toBe('last\n');
});

it('says why nothing can be written', async () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const output = new LogOutput(new Writable({ write: (_line, _encoding, done) => done(full) }));
  output.write(LINE);
  await new Promise(setImmediate);
  expect(output.fault).toBe('ENOSPC');
});
