import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { ownFolder } from '@/__tests__/support/own-folder';
import { SERVER_FILE } from '@/scripts/build-paths';
import { serveSite } from '@/scripts/serve-site';

const folder = ownFolder();

async function endOf(last: string): Promise<number> {
  writeFileSync(
    join(folder.path, SERVER_FILE),
    `require('node:http').createServer((req, res) => {
       res.end('here');
       if (req.url === '/end') ${last};
     }).listen(process.env.PORT)`,
  );
  const site = await serveSite(await getPort(), process.env, { folder: folder.path });
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
