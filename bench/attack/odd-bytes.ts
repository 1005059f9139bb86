import { connect } from 'node:net';

/** `CUT`: the server closed the connection without an answer. `SILENT`: it neither answered nor closed it. */
export const CUT = 0;
export const SILENT = -1;

const HOST = 'Host: polymath.example\r\n';
const END = 'Connection: close\r\n\r\n';
const crash = (headers: string, body = '') => `POST /api/crash HTTP/1.1\r\n${HOST}${headers}${END}${body}`;
const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\n${HOST}${headers}${END}`;
const junk = Array.from({ length: 110 }, (_, number) => `X-Junk-${number}: 1\r\n`).join('');

/** Raw requests that no HTTP client sends, and the accepted statuses. */
export const ODD_BYTES: readonly { bytes: string; may: readonly number[] }[] = [
  { bytes: `OPTIONS * HTTP/1.1\r\n${HOST}${END}`, may: [400] },
  { bytes: get('*'), may: [400] },
  { bytes: get('http://evil.example/search/python'), may: [400] },
  { bytes: get('https://evil.example:1/'), may: [400] },
  { bytes: get('HTTP://evil.example'), may: [400] },
  { bytes: get('/\\evil.example'), may: [400] },
  { bytes: get('/_next/static/../../search/python'), may: [400] },
  { bytes: get('/_next/static\\..\\..\\search\\python'), may: [400] },
  { bytes: get('/%2e%2e/search/python'), may: [400] },
  { bytes: get('search'), may: [400] },
  { bytes: get('/', 'Host: evil.example\r\n'), may: [400] },
  { bytes: `GET / HTTP/1.1\r\n${END}`, may: [400] },
  { bytes: get('//evil.example/x'), may: [308, 400, 404] },
  { bytes: `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}${END}`, may: [CUT, 400, 404, 405] },
  { bytes: `TRACE / HTTP/1.1\r\n${HOST}${END}`, may: [400, 405] },
  { bytes: `GET / HTTP/9.9\r\n${HOST}${END}`, may: [400, 505] },
  { bytes: get('/\x00'), may: [400] },
  { bytes: get('/%00'), may: [400, 404] },
  { bytes: get('/%ff%fe'), may: [400, 404] },
  { bytes: get('/search/%'), may: [308, 400, 404] },
  { bytes: get('/', `X: ${'x'.repeat(20_000)}\r\n`), may: [431] },
  { bytes: get('/', junk), may: [431] },
  { bytes: get(`/${'x'.repeat(20_000)}`), may: [414, 431] },
  { bytes: get('/', 'X : 1\r\n'), may: [400] },
  { bytes: get('/', 'X\n: 1\r\n'), may: [400] },
  { bytes: crash('Content-Length: 3\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'), may: [400] },
  { bytes: crash('Content-Length: 3\r\nContent-Length: 4\r\n', 'abcd'), may: [400] },
  { bytes: crash('Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'), may: [400, 501] },
  { bytes: crash('Content-Length: -1\r\n'), may: [400] },
  { bytes: crash('Content-Length: 999999999\r\n'), may: [413] },
  { bytes: crash('Transfer-Encoding: chunked\r\n', 'zz\r\n\r\n'), may: [CUT, 400] },
  { bytes: get('/', 'Upgrade: websocket\r\n'), may: [CUT, 200, 400, 426] },
  { bytes: get('/', 'Expect: 100-continue\r\n'), may: [100, 200, 417] },
  { bytes: get('/', 'Expect: something\r\n'), may: [417] },
  { bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', may: [CUT, 400, 505] },
];

/** Longer than the site's timeout for a request. */
const QUIET_MS = 40_000;
const HEAD_LENGTH = 1_000;

/** Sends raw bytes. Resolves to the status of the first answer. */
export function sendBytes(
  site: string,
  bytes: string,
  localAddress: string,
  quietMs = QUIET_MS,
): Promise<number> {
  const { hostname, port } = new URL(site);
  let heard = '';
  let status: number | undefined;
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress });
    socket.setTimeout(quietMs, () => {
      if (heard === '') status = SILENT;
      socket.destroy();
    });
    socket.on('data', (chunk) => {
      if (heard.length < HEAD_LENGTH) heard += chunk.toString('latin1');
    });
    // The server may close such a connection.
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(status ?? Number(/^HTTP\/1\.[01] (\d{3})/.exec(heard)?.[1] ?? CUT)));
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

const SENDER = '127.0.0.3';

/** Sends all raw requests and returns what is wrong with the answers. */
export async function sendOddBytes(site: string): Promise<string[]> {
  const answers = await Promise.all(
    ODD_BYTES.map(async ({ bytes, may }) => ({ bytes, may, status: await sendBytes(site, bytes, SENDER) })),
  );
  return answers
    .filter(({ may, status }) => !may.includes(status))
    .map(({ bytes, status }) => `${status} for ${JSON.stringify(bytes.slice(0, 60))}`);
}
