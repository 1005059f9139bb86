import type { Page } from '@playwright/test';

/**
 * The part of Google's frame script (`apis.google.com/js/api.js`) that a popup sign-in needs: two windows
 * that call each other by name. It replaces the script on both sides, the page and the frame of the Auth
 * emulator.
 */
function frameScript() {
  type Handler = (data: unknown) => unknown;
  type Message = { frames: 'call' | 'answer'; id: number; name?: string; data?: unknown };
  const RETRY_MS = 50;
  let last = 0;

  function channel(peer: () => Window | null) {
    const handlers = new Map<string, Handler>();
    const early: Message[] = [];
    const waiting = new Map<number, (answers: unknown[]) => void>();
    const post = (message: Message) => peer()?.postMessage(message, '*');

    async function answer({ id, name = '', data }: Message) {
      const handler = handlers.get(name);
      if (handler) post({ frames: 'answer', id, data: [await handler(data)] });
      else early.push({ frames: 'call', id, name, data });
    }
    handlers.set('ping', () => true);
    addEventListener('message', ({ data, source }: MessageEvent<Message>) => {
      if (source !== peer()) return;
      if (data.frames === 'call') void answer(data);
      if (data.frames !== 'answer') return;
      try {
        waiting.get(data.id)?.(data.data as unknown[]);
      } catch {
        // The SDK's own callback for web storage always throws; Google's script ignores that too.
      }
    });

    const send = (name: string, data: unknown, done: (answers: unknown[]) => void) => {
      last += 1;
      waiting.set(last, done);
      post({ frames: 'call', id: last, name, data });
    };
    return {
      send,
      register(name: string, handler: Handler) {
        handlers.set(name, handler);
        for (const message of early.splice(0)) void answer(message);
      },
      restyle: async () => {},
      /** Repeats until the other window answers. */
      ping: (done: () => void) =>
        new Promise<void>((resolve) => {
          const retry = setInterval(() => send('ping', null, stop), RETRY_MS);
          function stop() {
            clearInterval(retry);
            done();
            resolve();
          }
        }),
    };
  }

  const context = {
    getParentIframe: () => channel(() => window.parent),
    open({ url }: { url: string }, ready: (frame: ReturnType<typeof channel>) => unknown) {
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.hidden = true;
      document.body.append(frame);
      return ready(channel(() => frame.contentWindow));
    },
  };
  const gapi = {
    load: (_name: string, { callback }: { callback: () => void }) => callback(),
    iframes: { Iframe: {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  const onload = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload');
  Object.assign(window, { gapi });
  const globals = window as unknown as Record<string, (() => void) | undefined>;
  globals[onload ?? 'gapi_onload']?.();
}

/** A compiler may have wrapped functions with a helper of its own that a page does not have. */
const SCRIPT = `((__name) => (${frameScript})())((value) => value)`;

/** Makes popup sign-in work where Google cannot be reached. */
export async function fakeGoogle(page: Page): Promise<void> {
  await page
    .context()
    .route('https://apis.google.com/js/api.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    );
}
