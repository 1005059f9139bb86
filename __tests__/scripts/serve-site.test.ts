import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { SERVER_FILE } from '@/scripts/build-paths';
import { serveSite } from '@/scripts/serve-site';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'polymath-site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function endOf(last: string): Promise<number> {
  writeFileSync(
    join(folder, SERVER_FILE),
    `require('node:http').createServer((req, res) => {
       res.end('here');
       if (req.url === '/end') ${last};
     }).listen(process.env.PORT)`,
  );
  const site = await serveSite(await getPort(), process.env, { folder });
  await fetch(`${site.url}/end`).catch(() => undefined);
  return site.ended;
}

it.each([
  ['that is orderly', 'process.exit(0)', 0],
  ['with an error', 'process.exit(3)', 3],
  ['by SIGBUS', "process.kill(process.pid, 'SIGBUS')", 135],
  ['by SIGKILL', "process.kill(process.pid, 'SIGKILL')", 137],
])('reports the end of a server %s', async (_, last, code) => {
  expect(await endOf(last)).toBe(code);
});
