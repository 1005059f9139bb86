import { forgetProcessState } from '@/__tests__/support/process-state';
import { setServerEnv } from '@/__tests__/support/server-env';
import { until } from '@/__tests__/support/until';
import type { ChatEvent } from '@/lib/guide/chat/chat.types';
import { guideHealth } from '@/lib/guide/server';
import { log } from '@/lib/server/log';
import { endStreams } from '@/lib/server/shutdown';
import type { AskContext } from '@/lib/sources/server/quota/spender';
import chatRoute from '@/pages/api/chat';
import guideRoute from '@/pages/api/guide';
import { chunk, DONE, json, type Reply, startProvider, stream } from '@/scripts/fakes/fake-provider';
import { askedCourse } from '@/scripts/fakes/guide-fixtures';
import { serveRoute } from '@/scripts/fakes/request';

const mockLookUps: string[] = [];
/** A look-up of this course ends when its reader leaves. */
const mockSlow = 'slow';
jest.mock('@/lib/sources/server/find-course', () => ({
  ...jest.requireActual('@/lib/sources/server/find-course'),
  courseSources: (asking: AskContext) => ({
    catalog: {
      findCourse: async (id: string) => {
        mockLookUps.push(id);
        if (id === mockSlow) {
          await new Promise((resolve) => asking.signal?.addEventListener('abort', resolve, { once: true }));
          mockLookUps.push('its reader left');
        }
        if (id !== mockSlow && id !== askedCourse.id) return { kind: 'missing' };
        return { kind: 'found', course: askedCourse, topics: [], related: [] };
      },
    },
    sources: [],
    asking,
  }),
}));

const KEY = 'sk-or-secret-0123456789';
const question = { mode: 'lesson', courseId: 'lists', number: 2, question: 'Where is deleting?' };
const ok = stream(chunk('At [5:00], '), chunk('not [9:59].\nASK: Why?', 'stop'), DONE);

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  forgetProcessState();
});

async function open(replies: Reply[], variables: Record<string, string> = {}) {
  const provider = await startProvider(...replies);
  setServerEnv({ OPENROUTER_API_KEY: KEY, GUIDE_BASE_URL: provider.url, ...variables });
  const chat = await serveRoute(chatRoute);
  const guide = await serveRoute(guideRoute);
  ends.push(chat.close, guide.close, provider.stop);
  const ask = (body: unknown = question, init: RequestInit = {}) =>
    fetch(chat.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...init.headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...(init.signal && { signal: init.signal }),
    });
  const state = async () => (await fetch(guide.url)).json();
  return { provider, ask, state };
}

const eventsOf = async (response: Response): Promise<ChatEvent[]> => {
  const text = await response.text();
  expect(text).not.toContain('secret');
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => JSON.parse(block.slice(6)));
};

describe('a question to the guide', () => {
  it('is answered as a stream that nobody on the way may keep or hold back', async () => {
    const { ask, state } = await open([ok]);
    expect(await state()).toEqual({
      model: true,
      quota: { left: 3, of: 3, renewsIn: 0, who: 'signed-out' },
    });
    const response = await ask();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(await eventsOf(response)).toEqual([
      { type: 'quota', quota: expect.objectContaining({ left: 2 }) },
      { type: 'cite', second: 300 },
      { type: 'text', text: 'At [5:00],' },
      { type: 'text', text: ' not.\n' },
      { type: 'ask', question: 'Why?' },
      { type: 'done' },
    ]);
    expect(await state()).toMatchObject({ quota: { left: 2 } });
  });

  it('reaches the provider with the history, trimmed', async () => {
    const { ask, provider } = await open([ok]);
    const history = [
      { question: 'First?', answer: 'One. '.repeat(2_000) },
      { question: 'Then?', answer: 'Two.' },
    ];
    await eventsOf(await ask({ ...question, history }));
    const body = provider.heard[0]?.body;
    const messages = body?.messages as { content: string }[];
    expect(messages.slice(2).map(({ content }) => content)).toEqual(['Then?', 'Two.', 'Where is deleting?']);
  });

  it('reaches the provider the same whoever asks it: no form of an address can be guessed back', async () => {
    const { ask, provider } = await open([ok], { TRUSTED_PROXIES: 'loopback' });
    for (const address of ['198.51.100.7', '203.0.113.9', '2001:db8::1'])
      await eventsOf(await ask(question, { headers: { 'x-forwarded-for': address } }));
    const [first, ...others] = provider.heard;
    expect(others).toEqual([first, first]);
    expect(first?.body).not.toHaveProperty('user');
  });

  it('is refused when nothing is left, with when the next is possible', async () => {
    const { ask, provider } = await open([ok], { GUIDE_DAILY_SIGNED_OUT: '1' });
    await eventsOf(await ask());
    expect(await eventsOf(await ask())).toEqual([
      { type: 'quota', quota: expect.objectContaining({ left: 0, of: 1 }) },
      {
        type: 'fault',
        code: 'used-up',
        message: 'You have asked the AI model all your questions for now. You can ask again in 24 hours.',
      },
    ]);
    expect(provider.heard).toHaveLength(1);
  });

  it("answers by rule when the site's daily quota is used up, and says so", async () => {
    const { ask, state, provider } = await open([ok], { GUIDE_DAILY_SITE: '2' });
    await eventsOf(await ask());
    const message = /^The AI model has reached today's limit on this site\. You can ask again in \d/;
    const fault = { type: 'fault', code: 'site-used-up', message: expect.stringMatching(message) };
    expect(await eventsOf(await ask())).toEqual([
      { type: 'quota', quota: expect.objectContaining({ left: 0, of: 3, site: true }) },
      fault,
    ]);
    expect(await state()).toMatchObject({ model: true, quota: { left: 0, site: true } });
    expect(provider.heard).toHaveLength(1);
    expect(await guideHealth()).toEqual({ model: true, today: { used: 1, limit: 2, store: 'memory' } });
  });

  it.each([
    ['no JSON', 'nonsense', 400],
    ['another mode', { mode: 'poem' }, 400],
    ['no question', { ...question, question: '  ' }, 400],
    ['a question that is too long', { ...question, question: 'x'.repeat(501) }, 400],
    ['too many earlier ones', { ...question, history: Array(13).fill({ question: 'a', answer: 'b' }) }, 400],
    ['an id that is none', { ...question, courseId: '../secret' }, 400],
    ['a course that is not there', { ...question, courseId: 'gone' }, 404],
    ['a lesson that is not there', { ...question, number: 99 }, 404],
    ['a body that is too large', JSON.stringify({ ...question, more: 'x'.repeat(200_000) }), 413],
  ])('is refused with a status when it has %s', async (_what, body, status) => {
    const { ask, provider } = await open([ok]);
    const response = await ask(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      error: { code: expect.any(String), message: expect.any(String) },
    });
    expect(provider.heard).toEqual([]);
  });

  it('is refused when a page of another site sends it', async () => {
    const { ask } = await open([ok]);
    expect((await ask(question, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  });

  it('has no model without a key, and tells the page', async () => {
    const { ask, state } = await open([ok], { OPENROUTER_API_KEY: '' });
    expect(await state()).toEqual({ model: false });
    expect((await ask()).status).toBe(404);
  });
});

describe('a stream of an answer', () => {
  const endless: Reply = (res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write(chunk('Hello '));
  };
  const begun = async (response: Response) => {
    const reader = response.body?.getReader();
    if (!reader) throw new Error('There is no body.');
    let text = '';
    while (!text.includes('"text"')) text += Buffer.from((await reader.read()).value ?? []).toString();
    return reader;
  };

  it('costs nothing when the reader leaves before the first word', async () => {
    const { ask, state, provider } = await open([() => {}]);
    const reader = new AbortController();
    const response = await ask(question, { signal: reader.signal });
    // The quota comes first, and the provider is asked then.
    await response.body?.getReader().read();
    expect(await state()).toMatchObject({ quota: { left: 2 } });
    await until(() => provider.heard.length > 0);
    reader.abort();
    await until(async () => (await state()).quota.left === 3);
  });

  it('is not asked for when the reader leaves while its material is collected', async () => {
    const { ask, state, provider } = await open([ok]);
    mockLookUps.length = 0;
    const reader = new AbortController();
    const left = ask({ ...question, courseId: mockSlow }, { signal: reader.signal });
    await until(() => mockLookUps.length > 0);
    reader.abort();
    await expect(left).rejects.toThrow();
    await until(() => mockLookUps.includes('its reader left'));

    await eventsOf(await ask());
    expect(provider.heard).toHaveLength(1);
    expect(await state()).toMatchObject({ quota: { left: 2 } });
  });

  it('ends upstream when the reader leaves, and gives the place to the next question', async () => {
    const { ask, provider } = await open([endless], { GUIDE_DAILY_SIGNED_OUT: '10' });
    const reader = new AbortController();
    await begun(await ask(question, { signal: reader.signal }));
    for (let i = 0; i < 2; i++) await begun(await ask());
    reader.abort();
    await provider.cutOff();
    await until(async () => {
      const first = (await (await ask()).body?.getReader().read())?.value ?? [];
      return !Buffer.from(first).toString().includes('at-once');
    });
  });

  it('ends with plain words when the server ends, and nobody else is let in', async () => {
    const { ask } = await open([endless]);
    const reader = await begun(await ask());
    endStreams();
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read())
      rest += Buffer.from(part.value).toString();
    expect(rest).toContain('The answer was cut off. Please try again.');
    expect((await eventsOf(await ask())).at(-1)).toMatchObject({ type: 'fault', code: 'interrupted' });
  });

  it('lets nobody have more than three at once', async () => {
    const { ask } = await open([endless], { GUIDE_DAILY_SIGNED_OUT: '10' });
    for (let i = 0; i < 3; i++) await begun(await ask());
    mockLookUps.length = 0;
    expect(await eventsOf(await ask())).toEqual([
      { type: 'fault', code: 'at-once', message: expect.stringContaining('three of your questions') },
    ]);
    expect(mockLookUps).toEqual([]);
  });

  it('tells the operator, without the key, when the provider does not take it', async () => {
    const { ask } = await open([json(401, { error: { code: 401, message: `Bad key ${KEY}` } })]);
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    expect((await eventsOf(await ask())).at(-1)).toMatchObject({ type: 'fault', code: 'paused' });
    expect(warn.mock.calls.flat().join()).toMatch(/does not take the key/);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('secret');
    warn.mockRestore();
  });
});
