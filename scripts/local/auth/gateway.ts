import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { allowCallers, sendJson } from '@/scripts/local/allow-callers';
import { type Account, type Accounts, personSchema } from './accounts';
import { chooserPage, framePage } from './pages';
import { makeIdToken, makeRefreshToken, readIdToken, readRefreshToken, TOKEN_SECONDS } from './tokens';

const BODY_BYTES = 64 * 1024;

const idTokenSchema = z.object({ idToken: z.string() });
const signInSchema = z.object({ requestUri: z.string(), postBody: z.string().optional() });
/** How firebase-admin asks whether the account of a token still exists. */
const lookupSchema = z.object({ localId: z.array(z.string()).max(1) });
const refreshSchema = z.object({ refresh_token: z.string() });

/** A refusal in Firebase's words, from which the SDK makes its error codes. */
class Refusal extends Error {}

/** What Google would have confirmed: the SDK sends it as an address or as the fields of a form. */
function readPerson({ requestUri, postBody }: z.infer<typeof signInSchema>) {
  const token =
    new URLSearchParams(postBody).get('id_token') ?? new URL(requestUri).searchParams.get('id_token');
  const person = personSchema.safeParse(parseJson(token)).data;
  if (!person) throw new Refusal('INVALID_IDP_RESPONSE : the local sign-in takes an id_token in JSON.');
  return person;
}

type Options = { accounts: Accounts; projectId: string };

/** The part of Firebase Authentication's API that the site's SDK uses, and the pages of its popup. */
export function createAuthGateway({ accounts, projectId }: Options): RequestListener {
  const tokensOf = (account: Account) => ({
    idToken: makeIdToken(account, projectId),
    refreshToken: makeRefreshToken(account.localId, projectId),
    expiresIn: String(TOKEN_SECONDS),
  });
  const callerOf = (body: unknown): Account => {
    const { idToken } = idTokenSchema.parse(body);
    const account = accounts.find(readIdToken(idToken, projectId) ?? '');
    if (!account) throw new Refusal('USER_NOT_FOUND');
    return account;
  };

  const operations: Record<string, (body: unknown) => unknown> = {
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp': (body) => {
      const person = readPerson(signInSchema.parse(body));
      const { account, isNew } = accounts.signIn(person, Date.now());
      const { localId, email, displayName, photoUrl } = account;
      return {
        ...tokensOf(account),
        ...{ localId, email, displayName, photoUrl, emailVerified: true, isNewUser: isNew },
        providerId: 'google.com',
        federatedId: `https://accounts.google.com/${person.sub}`,
        oauthIdToken: JSON.stringify(person),
        rawUserInfo: JSON.stringify(person),
      };
    },
    '/identitytoolkit.googleapis.com/v1/accounts:lookup': (body) => ({ users: [callerOf(body)] }),
    [`/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`]: (body) => ({
      users: lookupSchema.parse(body).localId.flatMap((id) => accounts.find(id) ?? []),
    }),
    '/identitytoolkit.googleapis.com/v1/accounts:delete': async (body) => {
      await accounts.remove(callerOf(body).localId);
      return {};
    },
    '/securetoken.googleapis.com/v1/token': (body) => {
      const account = accounts.find(
        readRefreshToken(refreshSchema.parse(body).refresh_token, projectId) ?? '',
      );
      if (!account) throw new Refusal('INVALID_REFRESH_TOKEN');
      const { idToken, refreshToken, expiresIn } = tokensOf(account);
      return {
        id_token: idToken,
        access_token: idToken,
        refresh_token: refreshToken,
        expires_in: expiresIn,
        token_type: 'Bearer',
        user_id: account.localId,
        project_id: projectId,
      };
    },
  };
  const pages: Record<string, () => string> = {
    '/emulator/auth/handler': () => chooserPage(accounts.all()),
    '/emulator/auth/iframe': framePage,
    '/': () => 'Ok\n',
  };

  return async (request, response) => {
    allowCallers(request, response);
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages[pathname];
    if (request.method === 'GET' && page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return response.end(page());
    }
    const operation = request.method === 'POST' ? operations[pathname] : undefined;
    const refuse = (code: number, message: string) => sendJson(response, code, { error: { code, message } });
    if (!operation) return refuse(404, 'The local sign-in has no such address.');
    if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES) return refuse(413, 'TOO_LARGE');
    try {
      const body = await text(request);
      const isForm = request.headers['content-type']?.includes('form-urlencoded');
      const fields: unknown = isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body);
      return sendJson(response, 200, await operation(fields));
    } catch (error) {
      if (error instanceof Refusal) return refuse(400, error.message);
      if (error instanceof z.ZodError || error instanceof SyntaxError) return refuse(400, 'INVALID_REQUEST');
      console.error(error);
      return refuse(500, 'INTERNAL');
    }
  };
}
