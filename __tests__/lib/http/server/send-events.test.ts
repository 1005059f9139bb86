import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openEvents } from '@/lib/http/server/send-events';
import { serve } from '@/scripts/fakes/request';

// A busy machine takes its time.
jest.setTimeout(30_000);

/** Pieces of 64 kB: more than any connection takes in while nobody reads. */
const MOST = 1_000;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function open(
  tell: (events: ReturnType<typeof openEvents>, res: ServerResponse) => void,
  heartbeat?: number,
) {
  const server = await serve((_req, res) => tell(openEvents(res, heartbeat), res));
  const request = get(server.url);
  ends.push(() => {
    request.destroy();
    void server.close();
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

describe('a stream of events', () => {
  it('gives signs of life while nothing is said, so that no proxy cuts it', async () => {
    const response = await open(() => undefined, 5);
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    let text = '';
    for await (const part of response) {
      text += part;
      if (text.split(': still here\n\n').length > 3) break;
    }
    expect(text).toMatch(/^(: still here\n\n)+$/);
  });

  it('says its events whole, and ends', async () => {
    const response = await open(async (events) => {
      await events.send({ type: 'text', text: 'Two\n\nlines' });
      events.close();
    });
    let text = '';
    for await (const part of response) text += part;
    expect(text).toBe('data: {"type":"text","text":"Two\\n\\nlines"}\n\n');
  });

  it('lets the model wait for a reader who is slow, and nobody wait for one who has left', async () => {
    let waiting: Promise<void> = Promise.resolve();
    let written = 0;
    const held = new Promise<ServerResponse>((resolve, reject) => {
      const fill = async (events: ReturnType<typeof openEvents>, res: ServerResponse) => {
        const listeners = res.listenerCount('close');
        let taken = true;
        while (taken && written < MOST) {
          written++;
          waiting = events.send({ text: 'x'.repeat(64 * 1024) });
          taken = await Promise.race([waiting.then(() => true), wait(300, false)]);
        }
        expect(res.listenerCount('close')).toBeLessThanOrEqual(listeners + 1);
        resolve(res);
      };
      // Nobody reads the body.
      open((events, res) => void fill(events, res).catch(reject)).catch(reject);
    });
    const res = await held;
    expect(written).toBeLessThan(MOST);
    res.destroy();
    await expect(waiting).resolves.toBeUndefined();
  });
});
