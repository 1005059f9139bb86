import { createHash } from 'node:crypto';
import type { QuestionQuota } from '@/lib/guide/chat/chat.types';

export type Requester = {
  who: QuestionQuota['who'];
  /** A pseudonym of the person, for the counters. */
  key: string;
};

/** Verifies an ID token and returns the claims that matter; undefined if the token is not valid here. */
export type ReadToken = (token: string) => Promise<{ uid: string; pro: boolean } | undefined>;

const nameOf = (kind: string, id: string) =>
  `${kind}-${createHash('sha256').update(`${kind} ${id}`).digest('base64url').slice(0, 22)}`;

/** The person of a valid ID token, else the client of the network address. */
export async function identifyRequester(
  authorization: string | undefined,
  address: string,
  readToken: ReadToken,
): Promise<Requester> {
  const token = /^Bearer ([\w.-]{20,4096})$/.exec(authorization ?? '')?.[1];
  const claims = token ? await readToken(token) : undefined;
  if (!claims) return { who: 'signed-out', key: nameOf('visitor', address) };
  return { who: claims.pro ? 'pro' : 'signed-in', key: nameOf('learner', claims.uid) };
}
