import { createParser } from 'eventsource-parser';
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

type Meter = Transformer<Uint8Array, Uint8Array>;

/** The beginning of an answer that is no stream. */
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
 * The events of a stream one by one, without what stands between them: the SDK goes through all that it holds again
 * with every piece and every event, and knows no end of it.
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
  /** Ends of lines are brought to one form, for the parser looks for both forms with each line. */
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
    // The last event may lack the blank line behind it.
    flush: (controller) => feed(`${decoder.decode()}\n\n`, controller),
  };
}

/**
 * A fetch that reports every byte that arrives, also the comment lines by which a provider says that it works on, and
 * that lets in no more than an answer can need.
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
