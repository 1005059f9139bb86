import { request } from 'node:http';
import { PROJECT, startGateway } from '@/__tests__/support/firestore-backend';

type Gateway = Awaited<ReturnType<typeof startGateway>>;

let gateway: Gateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const hours = (count: number) => Math.floor(Date.now() / 1000) + count * 3600;
const name = (path: string) => `projects/${PROJECT}/databases/(default)/documents/${path}`;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function token(claims: object = {}, header: object = { alg: 'none' }, signature = ''): string {
  const issuer = `https://securetoken.google.com/${PROJECT}`;
  const all = {
    sub: 'ada',
    aud: PROJECT,
    iss: issuer,
    exp: hours(1),
    firebase: { sign_in_provider: 'google.com' },
    ...claims,
  };
  return `Bearer ${encode(header)}.${encode(all)}.${signature}`;
}

async function post(
  call: string,
  body: unknown,
  headers: Record<string, string> = { authorization: token() },
) {
  const answer = await fetch(`http://${gateway.host}/v1/${name('').slice(0, -1)}${call}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const read = (path: string, headers?: Record<string, string>) =>
  post(':batchGet', { documents: [name(path)] }, headers);
const save = (path: string, more: object = {}) => {
  const fields = { updatedAt: { timestampValue: '2025-01-01T00:00:00Z' }, ...more };
  const updateTransforms = [{ fieldPath: 'syncedAt', setToServerValue: 'REQUEST_TIME' }];
  return post(':commit', { writes: [{ update: { name: name(path), fields }, updateTransforms }] });
};
const error = (code: number, status: string) => ({
  status: code,
  body: { error: { code, status, message: expect.stringMatching(/./) } },
});

it('refuses a caller without a token', async () => {
  expect(await read('users/ada', {})).toMatchObject(error(403, 'PERMISSION_DENIED'));
});

it.each([
  ['a token of another project', token({ aud: 'elsewhere' })],
  ['a token of another issuer', token({ iss: 'https://accounts.example.com' })],
  ['a token that has run out', token({ exp: hours(-1) })],
  ['a token of nobody', token({ sub: '' })],
  ['a token that claims to be signed', token({}, { alg: 'RS256' }, 'c2lnbmVk')],
  ['a token with a signature', token({}, { alg: 'none' }, 'c2lnbmVk')],
  ['the owner of the emulator', 'Bearer owner'],
  ['a password', 'Basic YWRhOmxvdmVsYWNl'],
  ['noise', 'Bearer %%%.%%%.'],
])('refuses %s', async (_, authorization) => {
  expect(await read('users/ada', { authorization })).toMatchObject(error(401, 'UNAUTHENTICATED'));
});

it("refuses someone else's path, for reading, asking and writing", async () => {
  const query = { structuredQuery: { from: [{ collectionId: 'watchHistory' }] } };
  const everywhere = {
    structuredQuery: { from: [{ collectionId: 'watchHistory', allDescendants: true }] },
  };
  const refusal = error(403, 'PERMISSION_DENIED');
  expect(await read('users/eve/watchHistory/v')).toMatchObject(refusal);
  expect(await read('users/ada/../eve')).toMatchObject(error(400, 'INVALID_ARGUMENT'));
  expect(await post('/users/eve:runQuery', query)).toMatchObject(refusal);
  expect(await post(':runQuery', everywhere)).toMatchObject(refusal);
  expect(await save('users/eve')).toMatchObject(refusal);
  const remove = { writes: [{ delete: name('users/eve') }] };
  expect(await post(':commit', remove)).toMatchObject(refusal);
  expect(
    await post(':commit', { writes: [{ verify: name('users/eve'), currentDocument: { exists: true } }] }),
  ).toMatchObject(refusal);
});

it('refuses a write that its precondition no longer allows', async () => {
  await save('users/ada/savedCourses/p');
  const [{ found }] = (await read('users/ada/savedCourses/p')).body;
  const updateTransforms = [{ fieldPath: 'syncedAt', setToServerValue: 'REQUEST_TIME' }];
  const update = { name: found.name, fields: found.fields };
  const change = (currentDocument: object) =>
    post(':commit', { writes: [{ update, updateTransforms, currentDocument }] });
  expect(await change({ updateTime: found.updateTime })).toMatchObject({ status: 200 });
  expect(await change({ updateTime: found.updateTime })).toMatchObject(error(400, 'FAILED_PRECONDITION'));
  expect(await change({ exists: false })).toMatchObject(error(409, 'ALREADY_EXISTS'));
  const missing = { delete: name('users/ada/savedCourses/none'), currentDocument: { exists: true } };
  expect(await post(':commit', { writes: [missing] })).toMatchObject(error(404, 'NOT_FOUND'));
});

it('keeps its documents when it starts again', async () => {
  const first = await startGateway();
  const path = 'users/ada/watchHistory/kept';
  gateway = await swap(gateway, first);
  await save(path, {
    videoId: { stringValue: 'v' },
    lastWatched: { timestampValue: '2025-01-01T00:00:00.5Z' },
  });
  const [{ found }] = (await read(path)).body;
  await first.stop({ keep: true });
  gateway = await startGateway(first.folder);
  expect((await read(path)).body[0].found).toEqual(found);
});

it('lets pages of this machine call it from any port', async () => {
  const answer = await fetch(`http://${gateway.host}/v1/${name('')}:commit`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:3000',
      'access-control-request-headers': 'authorization,x-goog-api-client',
    },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  expect(answer.headers.get('access-control-allow-headers')).toBe('authorization,x-goog-api-client');
  const refusal = await read('users/ada', { origin: 'http://[::1]:3000' });
  expect(refusal.headers.get('access-control-allow-origin')).toBe('http://[::1]:3000');
});

it.each([
  ['a page of another site', { origin: 'https://example.com' }],
  ['a page without an origin', { origin: 'null' }],
  ['a name that was turned to this machine', { host: 'example.com' }],
])('refuses %s before it looks at the request', async (_, headers) => {
  const [hostname, port] = gateway.host.split(':');
  const status = await new Promise((resolve) =>
    request({ hostname, port, method: 'OPTIONS', headers }, (answer) =>
      resolve(answer.resume().statusCode),
    ).end(),
  );
  expect(status).toBe(403);
});

async function swap(old: Gateway, fresh: Gateway): Promise<Gateway> {
  await old.stop();
  return fresh;
}
