import type { IncomingMessage } from 'node:http';
import { normaliseHeaders } from '@/lib/http/server/pipeline/headers/normalise-headers';

function normalEncoding(header: string): unknown {
  const req = { url: '/', headers: { 'accept-encoding': header } };
  normaliseHeaders(req as unknown as IncomingMessage);
  return req.headers['accept-encoding'];
}

it.each([
  'gzip',
  'GZIP',
  'x-gzip',
  'gzip, deflate, br, zstd',
  'br;q=1.0, gzip;q=0.8, *;q=0.1',
  'deflate;q=0 , gZip ; q=0.001',
  '*',
  'br, *;q=0.5',
])('gives gzip to who says %j', (header) => {
  expect(normalEncoding(header)).toBe('gzip');
});

it.each([
  '',
  'identity',
  'deflate',
  'br',
  'gzip;q=0',
  'gzip;q=0.000',
  'GZIP ; Q=0, *',
  '*;q=0',
  'notgzip',
  'gzipped',
  'gzip-x',
  'br;gzip',
  ',;,=;q',
])('gives plain bytes to who says %j', (header) => {
  expect(normalEncoding(header)).toBeUndefined();
});
