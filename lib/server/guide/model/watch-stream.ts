import { ReadableStream as WebStream } from 'node:stream/web';
import { readEventStream } from '@/lib/read-event-stream';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/guide/model/watch-stream');

/** Calls `onSilence` when nothing was heard for so many milliseconds. Call the first function at each sign of life. */
export function watchSilence(
  milliseconds: number,
  onSilence: () => void,
): [heard: () => void, stop: () => void] {
  const timer = setTimeout(onSilence, milliseconds);
  let stopped = false;
  return [
    // A timer that has run would start again.
    () => void (stopped || timer.refresh()),
    () => {
      stopped = true;
      clearTimeout(timer);
    },
  ];
}

/** Bytes of an answer that is no stream: an error, of which the first words are enough. */
const MAX_BODY = 64 * 1024;
/** Letters of one event. */
const MAX_EVENT = 256 * 1024;
/** Bytes of a whole stream; the longest answer that is shown has a part of it. */
const MAX_STREAM = 8 * 1024 * 1024;

/** The beginning of an answer that is no stream. */
function firstBytes(): Transformer<Uint8Array, Uint8Array> {
  let bytes = 0;
  return {
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      controller.enqueue(chunk);
      if (bytes >= MAX_BODY) controller.terminate();
    },
  };
}

/** Reports every byte that arrives, and ends a stream that says more than an answer can be. */
function listen(heard: () => void): Transformer<Uint8Array, Uint8Array> {
  let bytes = 0;
  return {
    transform(chunk, controller) {
      heard();
      bytes += chunk.byteLength;
      if (bytes > MAX_STREAM) throw new Error('The provider says more than an answer can be');
      controller.enqueue(chunk);
    },
  };
}

/**
 * The events of a stream one by one, without what stands between them: the SDK goes through all that it holds again
 * with every piece and every event, and knows no end of it.
 */
async function* wholeEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const { event, data } of readEventStream(body, MAX_EVENT)) {
    const lines = data.split('\n').map((line) => `data: ${line}\n`);
    yield encoder.encode(`${event ? `event: ${event}\n` : ''}${lines.join('')}\n`);
  }
}

/**
 * A fetch that reports every byte that arrives, also the comment lines by which a provider says that it works on, and
 * that lets in no more than an answer can need.
 */
export function hearingFetch(heard: () => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    heard();
    const body = response.body?.pipeThrough(new TransformStream(listen(heard)));
    const isStream = response.headers.get('content-type')?.includes('text/event-stream');
    if (!body) return response;
    // Node's type of a stream and the browser's differ.
    return new Response(
      isStream
        ? (WebStream.from(wholeEvents(body)) as ReadableStream)
        : body.pipeThrough(new TransformStream(firstBytes())),
      response,
    );
  };
}
