import { connect } from 'node:net';

/** Sends these bytes to a server of this machine and answers all that it says until it hangs up. */
export function sendRaw(url: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (part) => parts.push(part));
    socket.on('end', () => resolve(Buffer.concat(parts).toString('latin1')));
    socket.on('error', reject);
  });
}

/** A request that no client would write: its first line and headers as they are given. */
export const askRaw = (url: string, line: string, headers: string[] = []): Promise<string> =>
  sendRaw(
    url,
    `${[`${line} HTTP/1.1`, 'Host: site.example', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`,
  );

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
