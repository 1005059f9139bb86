import { spawn } from 'node:child_process';

const CODE = `
let body;
process.once('message', (text) => {
  body = Buffer.from(text, 'base64');
  require('http').createServer((req, res) => {
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.end(body);
  }).listen(0, '127.0.0.1', function () { process.send(this.address().port); });
});`;

/** A process that only writes these bytes: the limit of Node itself. */
export async function servePlain(body: Buffer) {
  const child = spawn(process.execPath, ['-e', CODE], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(body.toString('base64'));
  const port = await new Promise<number>((resolve) =>
    child.once('message', (value) => resolve(Number(value))),
  );
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: async () => void child.kill() };
}
