import { createParser } from 'eventsource-parser';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/guide/model/watch-stream');

/**
 * Calls `onSilence` after this many milliseconds without activity. Call the first returned function on
 * activity.
 */
export function watchSilence(
  milliseconds: number,
  onSilence: () => void,
): [heard: () => void, stop: () => void] {
  const timer = setTimeout(onSilence, milliseconds);
  let stopped = false;
  return [
    // `refresh` would start a timer again that has already fired.
    () => void (stopped || timer.refresh()),
    () => {
      stopped = true;
      clearTimeout(timer);
    },
  ];
}

/** Maximum size in bytes of a response that is not a stream: an error, whose beginning is enough. */
const MAX_BODY = 64 * 1024;
/** Maximum length of one event in characters. */
const MAX_EVENT = 256 * 1024;
/** Maximum size of a whole stream in bytes; the longest accepted answer is far smaller. */
const MAX_STREAM = 8 * 1024 * 1024;

type Meter = Transformer<Uint8Array, Uint8Array>;

/** The beginning of a response that is not a stream. */
function firstBytes(): Meter {
  let bytes = 0;
  return {
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      controller.enqueue(chunk);
      if (bytes >= MAX_BODY) controller.terminate();
    },
  };
}

/**
 * Splits a stream into single events without comments. The SDK scans its whole buffer again for every chunk
 * and event, and the buffer has no limit.
 */
function wholeEvents(): Meter {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const events: string[] = [];
  const parser = createParser({
    maxBufferSize: MAX_EVENT,
    onEvent: ({ event, data }) => {
      const lines = data.split('\n').map((line) => `data: ${line}\n`);
      events.push(`${event ? `event: ${event}\n` : ''}${lines.join('')}\n`);
    },
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw new Error('The provider sends an event without an end');
    },
  });
  let bytes = 0;
  let held = '';
  /** Line endings are normalised because the parser searches for both forms in every line. */
  function feed(text: string, controller: TransformStreamDefaultController<Uint8Array>): void {
    const whole = held + text;
    held = whole.endsWith('\r') ? '\r' : '';
    parser.feed(whole.slice(0, whole.length - held.length).replace(/\r\n?/g, '\n'));
    for (const event of events.splice(0)) controller.enqueue(encoder.encode(event));
  }
  return {
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_STREAM) throw new Error('The provider says more than an answer can be');
      feed(decoder.decode(chunk, { stream: true }), controller);
    },
    // The last event may lack its final blank line.
    flush: (controller) => feed(`${decoder.decode()}\n\n`, controller),
  };
}

/**
 * A fetch that reports every byte received, including the comment lines that a provider sends as keep-alive,
 * and limits the size of the response.
 */
export function hearingFetch(heard: () => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    heard();
    const ear = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        heard();
        controller.enqueue(chunk);
      },
    });
    const isStream = response.headers.get('content-type')?.includes('text/event-stream');
    const meter = new TransformStream(isStream ? wholeEvents() : firstBytes());
    return new Response(response.body?.pipeThrough(ear).pipeThrough(meter), response);
  };
}
