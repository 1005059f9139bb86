import type { Attack } from '@/bench/attack/attack.types';
import { serverEnv } from '@/lib/server/env';

const CONNECTIONS = 20;
/** A question that got no answer is given back so often: the fake model's answers are no plans. */
const TRIES = 3;
/** An unsigned token, with `alg: none`. */
const token = (turn: number) =>
  [{ alg: 'none' }, { sub: `learner-${turn}`, user_id: `learner-${turn}`, pro: true, aud: 'x' }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat('x')
    .join('.');

/** Asks the model, which costs money, as often as possible and under many identities. */
export const chat: Attack = {
  name: 'chat',
  run: async ({ attacker, outside, wrong, seed, reference }) => {
    const courseId = reference.pages[0]?.split('/').at(-1);
    await attacker.flood(CONNECTIONS, (turn) => ({
      method: 'POST',
      path: '/api/chat',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${turn % 250}`,
        ...(turn % 2 && { authorization: `Bearer ${token(turn)}` }),
      },
      body: JSON.stringify(
        turn % 4
          ? { mode: 'plan', goal: `learn ${seed} python ${turn}` }
          : { mode: 'lesson', courseId, number: 1, question: `What is ${turn}?` },
      ),
    }));
    const most = serverEnv.GUIDE_DAILY_SIGNED_OUT * TRIES * attacker.addresses.length;
    const { modelAsked } = await outside.count();
    if (modelAsked > most) wrong(`the model was asked ${modelAsked} times, ${most} are so many visitors'`);
  },
};
