import OpenAI from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { assertServer } from '@/lib/assert-server';
import { untilAborted } from '@/lib/server/single-flight';
import { type AskModel, type AskRequest, GuideFault } from './model.types';
import { type ReadFault, readErrorBody, readFault } from './read-fault';
import { FailedTry, retryPolicy } from './retry-policy';
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

function bodyFor({ messages, maxTokens, json }: AskRequest, models: string[]): Body {
  return {
    model: models[0] ?? '',
    ...(models.length > 1 && { models }),
    messages,
    max_completion_tokens: maxTokens,
    stream: true,
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

const readFailure = (error: unknown): ReadFault =>
  error instanceof DisguisedError ? readErrorBody(error.body, 200) : readFault(error);

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
          if (choice.finish_reason === 'length') request.onCut?.();
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

  const policy = retryPolicy(pace);

  /** Starts an answer and waits for its first words. @throws FailedTry */
  async function begin(request: AskRequest, signal: AbortSignal) {
    const pieces = once(request, signal);
    try {
      return { first: await pieces.next(), pieces };
    } catch (error) {
      throw new FailedTry(readFailure(error));
    }
  }

  return async function* ask(request, signal) {
    let begun: Awaited<ReturnType<typeof begin>>;
    try {
      // The retry policy ignores an abort while it waits.
      begun = await untilAborted(
        policy.execute(() => begin(request, signal)),
        signal,
      );
    } catch (error) {
      if (signal.aborted) return;
      throw error instanceof FailedTry ? error.read.fault : error;
    }
    const { first, pieces } = begun;
    if (first.done) return;
    try {
      yield first.value;
      yield* pieces;
    } catch (error) {
      const { fault } = readFailure(error);
      throw fault.code === 'silent' ? fault : new GuideFault('interrupted', { cause: error });
    } finally {
      await pieces.return(undefined);
    }
  };
}
