import OpenAI from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { z } from 'zod';
import { readEventStream } from '@/lib/read-event-stream';
import { untilAborted } from '@/lib/server/single-flight';
import { type AskModel, type AskRequest, GuideFault } from './model.types';
import { type ReadFault, readErrorBody, readFault } from './read-fault';
import { FailedTry, retryPolicy } from './retry-policy';
import { watchedFetch, watchSilence } from './watch-stream';

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

/** Maximum length of one event in characters. */
const MAX_EVENT = 256 * 1024;
const END = '[DONE]';

const chunkSchema = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
});

/** The chunks of an answer. @throws DisguisedError where one is an error, or the response is no stream */
async function* readChunks(response: Response) {
  const isStream = response.headers.get('content-type')?.includes('text/event-stream');
  if (!isStream || !response.body) {
    throw new DisguisedError(chunkSchema.safeParse(await response.json().catch(() => undefined)).data?.error);
  }
  // The SDK's own parser scans its whole buffer again for every piece of an event, and the buffer has no limit.
  for await (const { data } of readEventStream(response.body, MAX_EVENT)) {
    if (data.startsWith(END)) return;
    const chunk = chunkSchema.parse(JSON.parse(data));
    if (chunk.error) throw new DisguisedError(chunk.error);
    yield chunk;
  }
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
    const [onData, stop] = watchSilence(silence, () => {
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
      fetch: watchedFetch(onData),
    });
    const signal = AbortSignal.any([outer, own.signal, AbortSignal.timeout(timeout)]);
    let finished = false;
    try {
      const response = await client.chat.completions
        .create(bodyFor(request, models), { signal })
        .asResponse();
      for await (const { choices } of readChunks(response)) {
        const choice = choices?.[0];
        if (choice?.delta?.content) yield choice.delta.content;
        if (choice?.finish_reason) {
          if (choice.finish_reason === 'error') throw new GuideFault('interrupted');
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
