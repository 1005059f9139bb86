import { loadConfig } from '@/lib/account/browser/config';

const firebase = { apiKey: 'key', authDomain: 'a.example.org', projectId: 'demo', appId: '1:1:web:1' };

function answer(body: unknown, ok = true) {
  global.fetch = jest.fn(async () => ({ ok, status: ok ? 200 : 500, json: async () => body }) as Response);
}

/** The module as a newly opened page has it. */
function load(): ReturnType<typeof loadConfig> {
  let page: { loadConfig: typeof loadConfig } | undefined;
  jest.isolateModules(() => {
    page = jest.requireActual('@/lib/account/browser/config');
  });
  return (page as { loadConfig: typeof loadConfig }).loadConfig();
}

it('reads the settings of the running server', async () => {
  answer({ firebase: { ...firebase, authEmulatorHost: '127.0.0.1:9099' } });
  expect((await load()).firebase).toMatchObject({ projectId: 'demo', authEmulatorHost: '127.0.0.1:9099' });
});

it.each([null, undefined, 'x', {}, { ...firebase, apiKey: 7 }, { ...firebase, authEmulatorHost: 1 }])(
  'takes %j for a server without sign-in',
  async (wrong) => {
    answer({ firebase: wrong });
    expect(await load()).toEqual({ firebase: null });
  },
);

it('asks once, and again only after a failure', async () => {
  answer({}, false);
  await expect(loadConfig()).rejects.toThrow('500');
  answer({ firebase });
  await loadConfig();
  await loadConfig();
  expect(fetch).toHaveBeenCalledTimes(1);
});
