import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

it('says that the rules were not tried where there is no official emulator', async () => {
  const nowhere = mkdtempSync(join(tmpdir(), 'polymath-rules-'));
  const { FIRESTORE_EMULATOR_HOST: _, ...env } = process.env;
  const run = spawn(process.execPath, ['--import', 'tsx', 'scripts/test-rules.ts'], {
    env: { ...env, HOME: nowhere, PATH: nowhere },
  });
  expect(await text(run.stdout)).toBe('skipped: no official emulator\n');
  rmSync(nowhere, { recursive: true });
}, 60_000);
