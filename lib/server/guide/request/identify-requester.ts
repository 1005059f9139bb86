import { createHash } from 'node:crypto';
import type { QuestionQuota } from '@/lib/guide/chat/chat.types';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/guide/request/identify-requester');

export type Requester = {
  who: QuestionQuota['who'];
  /** Stands for the person in counters and at the provider; tells nobody who that is. */
  key: string;
};

/** The claims that count of a checked ID token; undefined where it is none of ours. */
export type ReadToken = (token: string) => Promise<{ uid: string; pro: boolean } | undefined>;

const nameOf = (kind: string, id: string) =>
  `${kind}-${createHash('sha256').update(`${kind} ${id}`).digest('base64url').slice(0, 22)}`;

/** Who asks: whoever an ID token names, else whoever is behind a network address. */
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
