import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { serve } from '@/scripts/fakes/request';

/** What goes wrong on the way: an answer of its own, no answer at all, or a wait in milliseconds before the real one. */
export type Fault = { status: number; body: string } | 'down' | { wait: number };

/** Goes between a client and a server; calls whose address matches `on` meet the fault. */
export async function startFaultyProxy(target: string) {
  const [hostname, port] = target.split(':');
  let current: { fault: Fault; on: RegExp } | undefined;

  function pass(incoming: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = incoming;
    const outgoing = request({ hostname, port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(outgoing);
  }

  const { url, close } = await serve((incoming, response) => {
    const fault = current?.on.test(incoming.url ?? '') ? current.fault : undefined;
    if (fault === undefined) pass(incoming, response);
    else if (fault === 'down') incoming.socket.destroy();
    else if ('wait' in fault) setTimeout(() => pass(incoming, response), fault.wait);
    else response.writeHead(fault.status).end(fault.body);
  });

  return {
    host: new URL(url).host,
    break(fault: Fault, on = /./) {
      current = { fault, on };
    },
    mend() {
      current = undefined;
    },
    stop: close,
  };
}
