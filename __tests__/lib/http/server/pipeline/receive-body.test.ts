import { connect } from 'node:net';
import { receiveBody } from '@/lib/http/server/pipeline/receive-body';
import { TransferLimit } from '@/lib/http/server/pipeline/transfer-limit';
import { serve } from '@/scripts/fakes/request';

const SOON_MS = 50;

it.each([
  ['request/too-slow', 'Content-Length: 100\r\n\r\nx'],
  ['request/too-slow', 'Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n'],
  ['request/too-large', 'Content-Length: 300000\r\n\r\nx'],
  ['request/too-large', `Transfer-Encoding: chunked\r\n\r\n493e0\r\n${'x'.repeat(300_000)}\r\n`],
])('says %s of a body that does not end in time or size', async (fault, rest) => {
  let found: string | undefined;
  const { url, close } = await serve(async (req, res) => {
    found = await receiveBody(req, 'ada', new TransferLimit(10, 10), SOON_MS);
    res.end();
  });
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
  socket.on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${rest}`);
  await new Promise((resolve) => socket.once('data', resolve));
  expect(found).toBe(fault);
  socket.destroy();
  await close();
});
