import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { assertServer } from '@/lib/server/guard';
import { type AskModel, type AskRequest, GuideFault } from './model.types';
import { readErrorBody, readFault } from './read-fault';
import { isRetryable, RETRIES, waitBefore } from './retry-policy';
import { hearingFetch, watchSilence } from './watch-stream';

assertServer('lib/server/guide/model/openrouter-ask');

export type ProviderOptions = {
  key: string;
  /** In the order in which they are tried. */
  models: string[];
  baseURL: string;
  /** Milliseconds for a whole answer. */
  timeout: number;
  /** Milliseconds without data after which a stream is closed. */
  silence: number;
  site: { url: string; title: string };
  /** Factor for the waits between attempts; tests set it to zero. */
  pace?: number;
};

type Body = ChatCompletionCreateParamsStreaming & { models?: string[] };

function bodyFor({ messages, maxTokens, json, user }: AskRequest, models: string[]): Body {
  return {
    model: models[0] ?? '',
    ...(models.length > 1 && { models }),
    messages,
    max_completion_tokens: maxTokens,
    stream: true,
    user,
    ...(json && { response_format: { type: 'json_object' } }),
  };
}

/**
 * The SDK reads a response that is not an event stream as an empty one, so an error with status 200 is
 * detected here.
 */
async function refuseDisguisedError(response: Response): Promise<void> {
  if (response.headers.get('content-type')?.includes('text/event-stream')) return;
  const body: unknown = await response.json().catch(() => undefined);
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  throw new DisguisedError(error);
}

class DisguisedError extends Error {
  constructor(readonly body: unknown) {
    super('An error with status 200');
  }
}

/** A chat model at OpenRouter, or at any service with the same API. */
export function openRouterAsk(options: ProviderOptions): AskModel {
  const { key, models, baseURL, timeout, silence, site, pace = 1 } = options;

  async function* once(request: AskRequest, outer: AbortSignal): AsyncGenerator<string> {
    const own = new AbortController();
    let why: 'silent' | undefined;
    const [heard, stop] = watchSilence(silence, () => {
      why = 'silent';
      own.abort();
    });
    const client = new OpenAI({
      apiKey: key,
      baseURL,
      timeout,
      // The SDK's own retries do not react to an abort while they wait.
      maxRetries: 0,
      logLevel: 'off',
      defaultHeaders: { 'HTTP-Referer': site.url, 'X-Title': site.title },
      fetch: hearingFetch(heard),
    });
    const signal = AbortSignal.any([outer, own.signal, AbortSignal.timeout(timeout)]);
    let finished = false;
    try {
      const { data, response } = await client.chat.completions
        .create(bodyFor(request, models), { signal })
        .withResponse();
      await refuseDisguisedError(response);
      for await (const chunk of data) {
        const choice = chunk.choices?.[0];
        if (choice?.delta?.content) yield choice.delta.content;
        if (choice?.finish_reason) {
          // The API has one finish reason more than the SDK's types.
          if ((choice.finish_reason as string) === 'error') throw new GuideFault('interrupted');
          if (choice.finish_reason === 'content_filter') throw new GuideFault('refused');
          finished = true;
        }
      }
      if (outer.aborted) return;
      if (why) throw new GuideFault(why);
      if (!finished) throw new GuideFault('interrupted');
    } catch (error) {
      if (outer.aborted) return;
      throw why ? new GuideFault(why, { cause: error }) : error;
    } finally {
      stop();
      // Also when the consumer stops reading.
      own.abort();
    }
  }

  return async function* ask(request, signal) {
    for (let attempt = 0; ; attempt++) {
      let spoken = false;
      try {
        for await (const piece of once(request, signal)) {
          spoken = true;
          yield piece;
        }
        return;
      } catch (error) {
        const { fault, status, wait } =
          error instanceof DisguisedError ? readErrorBody(error.body, 200) : readFault(error);
        if (spoken) throw fault.code === 'silent' ? fault : new GuideFault('interrupted', { cause: error });
        if (fault.code === 'silent' || !isRetryable(status) || attempt >= RETRIES) throw fault;
        const aborted = await sleep(waitBefore(attempt + 1, wait, Math.random()) * pace, undefined, {
          signal,
        }).catch(() => 'aborted');
        if (aborted) return;
      }
    }
  };
}
