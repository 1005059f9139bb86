import type { NextApiResponse } from 'next';
import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { type ChatEvent, type ModelFault, toFault } from '@/lib/guide';
import {
  answer,
  collectContext,
  guide,
  guideUse,
  identifyRequester,
  noteGuide,
  openChat,
  readQuestion,
  readToken,
} from '@/lib/guide/server';
import { clientOf, leaving, openEvents, readJson, route } from '@/lib/http/server';
import { askContextOf } from '@/lib/screens/server/ask-context';
import { log } from '@/lib/server/log';

/** Bytes: a question with earlier exchanges. Twelve answers of maximum length exceed it, which is intended. */
const MAX_BODY = 128 * 1024;
export const config = { api: { bodyParser: false } };

/** Logs faults that only the operator can fix, without the provider's text. */
function tellOperator(event: ChatEvent): void {
  const fault = event.type === 'plan' ? event.instead : event.type === 'fault' ? event : undefined;
  if (fault?.code === 'paused')
    log.warn("The guide is paused: the model's provider does not take the key, or its credits are used up.");
}

async function* refusal(code: ModelFault): AsyncGenerator<ChatEvent> {
  yield { type: 'fault', ...toFault(code) };
}

/** Sends events until they end. `ending` aborts when the server stops. */
async function stream(
  res: NextApiResponse,
  events: AsyncIterable<ChatEvent>,
  onEvent: (event: ChatEvent) => void,
  ending?: AbortSignal,
): Promise<void> {
  const response = openEvents(res);
  const send = (event: ChatEvent) => {
    onEvent(event);
    return response.send(event);
  };
  try {
    for await (const event of events) await send(event);
    if (ending?.aborted) await send({ type: 'fault', ...toFault('interrupted') });
  } catch (error) {
    log.error({ err: error }, 'the guide failed');
    await send({ type: 'fault', ...toFault('unavailable') });
  } finally {
    response.close();
  }
}

/** `POST /api/chat`: a question to the model, answered with server-sent events, each a `ChatEvent`. */
export default route({
  cost: 10,
  POST: async (req, res) => {
    const left = leaving(res);
    const asked = readQuestion(await readJson(req, z.unknown(), MAX_BODY));
    const services = guide();
    if (!services) throw new AppError('guide/no-model');
    const requester = await identifyRequester(req.headers.authorization, clientOf(req), readToken);
    let use = guideUse(asked.mode);
    const note = (event: ChatEvent) => {
      tellOperator(event);
      use = guideUse(asked.mode, event, use);
    };
    // Before any look-up: twenty questions at once from one person must not keep the search busy for others.
    const place = openChat(requester.key);
    if ('refused' in place) {
      await stream(res, refusal(place.refused), note);
    } else {
      try {
        const grounded = await collectContext(asked, { ...askContextOf(req, 'user'), signal: left });
        const signal = AbortSignal.any([left, place.ending]);
        await stream(res, answer(services, grounded, requester, signal), note, place.ending);
      } catch (error) {
        // Nobody is there any more to whom anything could be said.
        if (error !== left.reason) throw error;
      } finally {
        place.close();
      }
    }
    noteGuide(req.headers, use);
  },
});
