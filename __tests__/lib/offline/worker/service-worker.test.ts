import { page, startWorker } from '@/__tests__/support/worker-scope';
import { sitePages } from '@/lib/pages';

const SHELL = [
  { url: '/offline', revision: '7' },
  { url: '/_next/static/app.js', revision: null },
];
const DAY_MS = 86_400_000;

type Worker = Awaited<ReturnType<typeof startWorker>>;

const text = async (response: Response | undefined) => response?.text();
const open = async (worker: Worker, path: string) => text(await worker.navigate(path));
/** Opens a page that the site has from now on. */
const openFirst = (worker: Worker, path: string, answer: Parameters<Worker['site']['serve']>[1]) => {
  worker.site.serve(path, answer);
  return open(worker, path);
};

/** A worker that was installed and took over, as a second visit finds it. */
async function aWorker(options: Parameters<typeof startWorker>[0] = {}): Promise<Worker> {
  const worker = await startWorker({ shell: SHELL, ...options });
  worker.site.serve('/offline', 'You are offline');
  worker.site.serve('/_next/static/app.js', () => new Response('app'));
  await worker.install();
  await worker.activate();
  worker.site.requests.length = 0;
  return worker;
}

function redirected(response: Response): Response {
  const clone = response.clone.bind(response);
  return Object.defineProperties(response, {
    redirected: { value: true },
    clone: { value: () => redirected(clone()) },
  });
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('an installation', () => {
  it('fetches the offline page and its files, and does not wait for open pages to close', async () => {
    const worker = await startWorker({ shell: SHELL });
    worker.site.serve('/offline', 'You are offline');
    worker.site.serve('/_next/static/app.js', () => new Response('app'));
    await worker.install();

    expect(worker.browser.skipWaiting).toHaveBeenCalled();
    expect(worker.site.requests.sort()).toEqual(['/_next/static/app.js', '/offline']);
    worker.site.isOnline = false;
    expect(await text(await worker.fetch('/_next/static/app.js'))).toBe('app');
  });
});

describe('an activation', () => {
  it('takes over open pages and turns off navigation preload, which an earlier version turned on', async () => {
    const { browser } = await aWorker();

    expect(browser.claim).toHaveBeenCalled();
    expect(browser.disablePreload).toHaveBeenCalled();
  });

  it('removes caches of earlier versions and keeps the current ones', async () => {
    const before = await aWorker();
    before.site.serve('/course/go', 'Go');
    await open(before, '/course/go');
    await before.caches.open('pages-0');
    const { site, caches, ...worker } = await aWorker({ caches: before.caches });

    expect(await caches.keys()).not.toContain('pages-0');
    site.isOnline = false;
    expect(await text(await worker.navigate('/course/go'))).toBe('Go');
  });

  it('replaces the offline page of an earlier build, and removes its files', async () => {
    const old = { url: '/_next/static/old.js', revision: null };
    const before = await startWorker({ shell: [{ url: '/offline', revision: '6' }, old] });
    before.site.serve('/offline', 'You were offline');
    before.site.serve('/_next/static/old.js', () => new Response('old'));
    await before.install();
    const worker = await aWorker({ caches: before.caches });

    worker.site.isOnline = false;
    expect(await open(worker, '/never-opened')).toBe('You are offline');
    await expect(worker.fetch('/_next/static/old.js')).rejects.toThrow();
  });
});

describe('a page', () => {
  it('comes from the network as long as there is one, and opens without one as it was last seen', async () => {
    const worker = await aWorker();
    await openFirst(worker, '/course/go', 'Go, yesterday');
    expect(await openFirst(worker, '/course/go', 'Go, today')).toBe('Go, today');

    worker.site.isOnline = false;
    expect(await open(worker, '/course/go')).toBe('Go, today');
  });

  it('is kept for its own query only', async () => {
    const worker = await aWorker();
    await openFirst(worker, '/search/go?level=beginner', 'Go for beginners');

    worker.site.isOnline = false;
    expect(await open(worker, '/search/go')).toBe('You are offline');
    expect(await open(worker, '/search/go?level=beginner')).toBe('Go for beginners');
  });

  it.each([
    ['was not found', () => page('No such course', { status: 404 })],
    ['failed', () => page('Something went wrong', { status: 503 })],
    ['must not be stored', () => page('Private', { headers: { 'Cache-Control': 'private, no-store' } })],
    ['is another page', () => redirected(page('Sign in'))],
    ['is no page', () => new Response('{}', { headers: { 'Content-Type': 'application/json' } })],
  ])('is shown but not kept if it %s', async (_, answer) => {
    const worker = await aWorker();
    expect(await openFirst(worker, '/somewhere', answer)).toBe(await answer().text());

    worker.site.isOnline = false;
    expect(await open(worker, '/somewhere')).toBe('You are offline');
  });

  it('that was kept stays when the site fails later', async () => {
    const worker = await aWorker();
    await openFirst(worker, '/course/go', 'Go');
    await openFirst(worker, '/course/go', () => page('Something went wrong', { status: 503 }));

    worker.site.isOnline = false;
    expect(await open(worker, '/course/go')).toBe('Go');
  });

  it('that a page within the site asks for is kept without being opened', async () => {
    const worker = await aWorker();
    worker.site.serve('/my-courses', 'My Courses');
    await worker.message({
      type: 'CACHE_URLS',
      payload: { urlsToCache: [['/my-courses', { headers: { 'x-offline-copy': '1' } }]] },
    });

    worker.site.isOnline = false;
    expect(await open(worker, '/my-courses')).toBe('My Courses');
  });

  it.each(sitePages.filter(({ personal }) => personal).map(({ path }) => path))(
    'that shows what one person has, as %s, opens without a network in every language, although no other cache has it',
    async (path) => {
      const worker = await aWorker();
      for (const address of [path, `/es${path}`, `/zh-hans${path}`]) {
        worker.site.serve(address, () =>
          page(address, { headers: { 'Cache-Control': 'private, no-store' } }),
        );
        await open(worker, address);
        worker.site.isOnline = false;
        expect(await open(worker, address)).toBe(address);
        worker.site.isOnline = true;
      }
    },
  );

  it('is dropped when it was not opened for two months', async () => {
    const worker = await aWorker();
    worker.site.serve('/course/go', 'Go');
    worker.site.serve('/course/rust', 'Rust');
    await open(worker, '/course/go');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 61 * DAY_MS);
    await open(worker, '/course/rust');

    worker.site.isOnline = false;
    expect(await open(worker, '/course/go')).toBe('You are offline');
    expect(await open(worker, '/course/rust')).toBe('Rust');
  });

  it('is one of the last sixty that were opened', async () => {
    const worker = await aWorker();
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now++);
    for (let number = 0; number <= 60; number += 1) {
      worker.site.serve(`/course/${number}`, `Course ${number}`);
      await open(worker, `/course/${number}`);
    }

    worker.site.isOnline = false;
    expect(await open(worker, '/course/0')).toBe('You are offline');
    expect(await open(worker, '/course/1')).toBe('Course 1');
    expect(await open(worker, '/course/60')).toBe('Course 60');
  });
});

describe('on a line that does not answer', () => {
  // The database that the worker counts its pages in needs the other timers.
  const fakeTimeouts = () =>
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'Date', 'performance'] });

  it('the kept page is shown after ten seconds', async () => {
    const worker = await aWorker();
    await openFirst(worker, '/course/go', 'Go');
    worker.site.serve('/course/go', () => new Promise(() => {}));

    fakeTimeouts();
    const shown = jest.fn();
    const opened = open(worker, '/course/go').then(shown);
    await jest.advanceTimersByTimeAsync(9_900);
    expect(shown).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    await opened;
    expect(shown).toHaveBeenCalledWith('Go');
  });

  it('a page that was never opened is waited for', async () => {
    const worker = await aWorker();
    let answer = (_: Response) => {};
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    worker.site.serve('/course/go', () => answered);

    fakeTimeouts();
    const opened = open(worker, '/course/go');
    await jest.advanceTimersByTimeAsync(30_000);
    answer(page('Go'));
    await jest.advanceTimersByTimeAsync(100);
    expect(await opened).toBe('Go');
  });
});

describe('a file', () => {
  it('of a build is fetched once: its name changes with its content', async () => {
    const worker = await aWorker();
    worker.site.serve('/_next/static/chunks/lesson.js', () => new Response('lesson'));
    await worker.fetch('/_next/static/chunks/lesson.js');
    worker.site.isOnline = false;

    expect(await text(await worker.fetch('/_next/static/chunks/lesson.js'))).toBe('lesson');
    expect(worker.site.requests).toEqual(['/_next/static/chunks/lesson.js']);
  });

  it('that is missing for a moment is fetched again', async () => {
    const worker = await aWorker();
    expect((await worker.fetch('/_next/static/chunks/new.js'))?.status).toBe(404);
    worker.site.serve('/_next/static/chunks/new.js', () => new Response('new'));

    expect(await text(await worker.fetch('/_next/static/chunks/new.js'))).toBe('new');
  });

  it('that was never fetched fails without a network, so that the page can say so', async () => {
    const worker = await aWorker();
    worker.site.isOnline = false;

    await expect(worker.fetch('/_next/static/chunks/other.js')).rejects.toThrow();
  });

  it.each([
    ['kept', 'that lasts for a day', 86_400],
    ['not kept', 'that stands for one that failed', 60],
  ])('is %s if it is a picture %s', async (kept, _, seconds) => {
    const worker = await aWorker();
    const headers = { 'Cache-Control': `public, max-age=${seconds}` };
    worker.site.serve('/_next/image?url=a&w=320', () => new Response('picture', { headers }));
    await worker.fetch('/_next/image?url=a&w=320');

    worker.site.isOnline = false;
    const again = worker.fetch('/_next/image?url=a&w=320').then(text);
    if (kept === 'kept') expect(await again).toBe('picture');
    else await expect(again).rejects.toThrow();
  });
});

describe('facts about courses', () => {
  const FACTS = '/api/courses?ids=go';

  it('are new with a network, and the last ones without', async () => {
    const worker = await aWorker();
    worker.site.serve(FACTS, () => Response.json({ lessons: 1 }));
    await worker.fetch(FACTS);
    worker.site.serve(FACTS, () => Response.json({ lessons: 2 }));
    expect(await (await worker.fetch(FACTS))?.json()).toEqual({ lessons: 2 });

    worker.site.isOnline = false;
    expect(await (await worker.fetch(FACTS))?.json()).toEqual({ lessons: 2 });
  });

  it('are not kept when they were asked for with a token: those are personal', async () => {
    const worker = await aWorker();
    worker.site.serve(FACTS, () => Response.json({ lessons: 1 }));
    await worker.fetch(FACTS, { headers: { Authorization: 'Bearer token' } });

    worker.site.isOnline = false;
    await expect(worker.fetch(FACTS)).rejects.toThrow();
  });
});

describe('when the account is left', () => {
  const SECRET = '/search/secret';
  const tell = (worker: Worker, uid?: string) => worker.message({ type: 'OWNER', uid });
  const left = async (worker: Worker) => JSON.stringify(await worker.records());

  async function withSecret(uid?: string): Promise<Worker> {
    const worker = await aWorker();
    worker.site.serve(SECRET, 'Secret');
    worker.site.serve('/_next/static/chunks/lesson.js', () => new Response('lesson'));
    await tell(worker, uid);
    await open(worker, SECRET);
    await worker.fetch('/_next/static/chunks/lesson.js');
    expect(await left(worker)).toContain(SECRET);
    return worker;
  }
  const expectNothing = async (worker: Worker) => {
    expect(await left(worker)).not.toContain('secret');
    worker.site.isOnline = false;
    expect(await open(worker, SECRET)).toBe('You are offline');
  };

  it.each([undefined, 'bob'])('its pages and the list of their addresses go (next: %s)', async (next) => {
    const worker = await withSecret('ada');
    await tell(worker, next);

    await expectNothing(worker);
    // What everybody loads stays.
    expect(await text(await worker.fetch('/_next/static/chunks/lesson.js'))).toBe('lesson');
  });

  it('they go also if it happened while no worker ran', async () => {
    const { caches, indexedDB } = await withSecret('ada');
    const worker = await aWorker({ caches, indexedDB });
    await tell(worker, undefined);

    await expectNothing(worker);
  });

  it('a page whose answer is on its way is shown and not kept', async () => {
    const worker = await withSecret('ada');
    let answer = (_: Response) => {};
    worker.site.serve('/search/late-secret', () => new Promise<Response>((resolve) => (answer = resolve)));
    const opened = open(worker, '/search/late-secret');
    await tell(worker, undefined);
    answer(page('Late'));

    expect(await opened).toBe('Late');
    await expectNothing(worker);
    expect(await open(worker, '/search/late-secret')).toBe('You are offline');
  });

  it('nothing goes while the same account is signed in, nor when somebody signs in', async () => {
    const worker = await withSecret(undefined);
    await tell(worker, 'ada');
    await tell(worker, 'ada');

    worker.site.isOnline = false;
    expect(await open(worker, SECRET)).toBe('Secret');
  });
});

it.each([
  ['another interface of the site', '/api/guide', {}],
  ['a crash report', '/api/crash', { method: 'POST', body: '{}' }],
  ['another site', 'https://i.ytimg.com/vi/1/0.jpg', {}],
])('leaves %s to the browser', async (_, address, init) => {
  const worker = await aWorker();

  expect(await worker.fetch(address, init)).toBeUndefined();
  expect(worker.site.requests).toEqual([]);
});

it('leaves a navigation to an interface of the site to the browser', async () => {
  const worker = await aWorker();

  expect(await worker.navigate('/api/share-image')).toBeUndefined();
});
