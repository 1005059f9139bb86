import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import {
  createOutboundFetch,
  type OutboundOptions,
  type OutboundRequest,
} from '@/lib/server/outbound/outbound-fetch';
import type { Resolve } from '@/lib/server/outbound/public-address';

const QUESTION: OutboundRequest = { maxBytes: 10_000, types: 'any', timeoutMs: 5_000 };
const OWN: OutboundOptions = { own: () => true };

let server: Server;
let asked: string[];
let answer: RequestListener;
let port: number;
let site: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  ({ port } = server.address() as AddressInfo);
  site = `http://127.0.0.1:${port}`;
});
beforeEach(() => {
  asked = [];
  answer = (_request, response) => response.end('secret');
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function* endless() {
  for (;;) yield Buffer.alloc(1_000_000);
}

const leadingTo =
  (location: string): RequestListener =>
  (request, response) =>
    request.url === '/from' ? response.writeHead(302, { location }).end() : response.end('there');

describe('addresses that are not public', () => {
  it.each([
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '0177.0.0.1',
    '2130706433',
    '①②⑦.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '10.0.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '[fd00:ec2::254]',
    '[ff02::1]',
  ])('are not asked: %s', async (host) => {
    const outside = createOutboundFetch({ plainHttp: true });

    for (const protocol of ['http', 'https'])
      await expect(outside(`${protocol}://${host}:${port}/`, QUESTION)).rejects.toMatchObject({
        fault: 'address',
      });
    expect(asked).toEqual([]);
  });

  it.each(['localhost', 'localhost.', 'LOCALHOST', 'any.localhost'])(
    'are not asked under the name %s',
    async (name) => {
      const outside = createOutboundFetch({ plainHttp: true });

      await expect(outside(`http://${name}:${port}/`, QUESTION)).rejects.toMatchObject({
        fault: 'address',
      });
      expect(asked).toEqual([]);
    },
  );

  it('are not asked under any name, which is looked up once, when connecting', async () => {
    const lookups: string[] = [];
    const resolve: Resolve = (host, _options, done) => {
      lookups.push(host);
      done(null, [
        { address: '127.0.0.1', family: 4 },
        { address: '::ffff:127.0.0.1', family: 6 },
      ]);
    };
    const outside = createOutboundFetch({ plainHttp: true, resolve });

    await expect(outside(`http://rebound.example:${port}/`, QUESTION)).rejects.toMatchObject({
      fault: 'address',
    });
    expect(lookups).toEqual(['rebound.example']);
    expect(asked).toEqual([]);
  });

  it('are not asked where an address leads to one', async () => {
    const outside = createOutboundFetch({ own: ({ pathname }) => pathname === '/from' });
    for (const location of [
      `${site}/x`,
      `http://localhost:${port}/x`,
      '//[::1]/',
      'http://169.254.169.254/',
    ]) {
      answer = leadingTo(location);
      await expect(
        outside(`${site}/from`, { ...QUESTION, redirects: 3, elsewhere: true }),
      ).rejects.toMatchObject({ fault: 'address' });
    }
    expect(asked).toEqual(Array(4).fill('GET /from'));
  });

  it('of this machine are asked where the code says so, and no others', async () => {
    await expect(createOutboundFetch(OWN)(site, QUESTION)).resolves.toMatchObject({ status: 200 });
    await expect(createOutboundFetch(OWN)('http://10.0.0.1/', QUESTION)).rejects.toMatchObject({
      fault: 'address',
    });
  });
});

it.each([
  ['http://example.org/', 'of the kind'],
  ['ftp://example.org/', 'of the kind'],
  ['file:///etc/passwd', 'of the kind'],
  ['data:text/plain,hi', 'of the kind'],
  ['https://ann:secret@example.org/', 'with credentials'],
  ['https://ann@example.org/', 'with credentials'],
  ['nowhere', 'not an address'],
])('does not ask %s', async (address, why) => {
  await expect(createOutboundFetch()(address, QUESTION)).rejects.toThrow(why);
});

it('follows the allowed number of redirects, and to other origins only if allowed', async () => {
  const outside = createOutboundFetch(OWN);
  answer = leadingTo('/to');
  await expect(outside(`${site}/from`, QUESTION)).rejects.toMatchObject({ fault: 'redirect' });
  await expect(outside(`${site}/from`, { ...QUESTION, redirects: 1 })).resolves.toMatchObject({
    body: Buffer.from('there'),
    url: new URL(`${site}/to`),
  });
  answer = leadingTo('/from');
  await expect(outside(`${site}/from`, { ...QUESTION, redirects: 2 })).rejects.toThrow('in circles');
  answer = leadingTo(`http://localhost:${port}/to`);
  await expect(outside(`${site}/from`, { ...QUESTION, redirects: 1 })).rejects.toThrow('another host');
  await expect(
    outside(`${site}/from`, { ...QUESTION, redirects: 1, elsewhere: true }),
  ).resolves.toMatchObject({ body: Buffer.from('there') });
  answer = leadingTo('http://ann:secret@127.0.0.1/');
  await expect(outside(`${site}/from`, { ...QUESTION, redirects: 1, elsewhere: true })).rejects.toThrow(
    'with credentials',
  );
});

describe('an answer', () => {
  const outside = createOutboundFetch(OWN);

  it('is measured as it is after decompression, and ends there', async () => {
    let over = () => {};
    const ended = new Promise<void>((resolve) => {
      over = resolve;
    });
    answer = (_request, response) => {
      response.once('close', over).writeHead(200, { 'content-encoding': 'gzip' });
      // Zeros without end, a thousandth of their size on the way.
      Readable.from(endless()).pipe(createGzip()).pipe(response);
    };

    await expect(outside(site, QUESTION)).rejects.toMatchObject({ fault: 'large' });
    await ended;
    await expect(outside(site, { ...QUESTION, cut: true })).resolves.toMatchObject({
      body: Buffer.alloc(10_000),
    });
  });

  it('is not waited for when it has no end', async () => {
    answer = (_request, response) => void response.write('more');

    await expect(outside(site, { ...QUESTION, timeoutMs: 200 })).rejects.toMatchObject({ fault: 'late' });
  });

  it('of another type is not read', async () => {
    const types = ['text/vtt', 'application/octet-stream'];
    answer = (_request, response) =>
      response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>');
    await expect(outside(site, { ...QUESTION, types })).resolves.toMatchObject({ body: undefined });
    answer = (_request, response) => response.setHeader('content-type', 'Text/VTT; charset=utf-8').end('hi');
    await expect(outside(site, { ...QUESTION, types })).resolves.toMatchObject({ body: Buffer.from('hi') });
    answer = (_request, response) => response.end('hi');
    await expect(outside(site, { ...QUESTION, types })).resolves.toMatchObject({ body: Buffer.from('hi') });
  });

  it('is given in pieces if it is a success, so that no error page gets into a file', async () => {
    const pieces: Uint8Array[] = [];
    const question = { ...QUESTION, onPiece: (piece: Uint8Array) => void pieces.push(piece) };
    answer = (_request, response) => response.writeHead(503).end('Be right back.');
    await expect(outside(site, question)).resolves.toMatchObject({ status: 503, body: undefined });
    expect(pieces).toEqual([]);

    answer = (_request, response) => response.end('a file');
    await expect(outside(site, question)).resolves.toMatchObject({ body: Buffer.alloc(0) });
    expect(Buffer.concat(pieces).toString()).toBe('a file');
  });

  it('that nobody waits for any more ends with the reason of who asked', async () => {
    const left = new AbortController();
    answer = (_request, response) => {
      response.write('more');
      left.abort(new Error('left'));
    };

    await expect(outside(site, { ...QUESTION, signal: left.signal })).rejects.toThrow('left');
  });
});
