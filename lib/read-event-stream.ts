import { createParser, type EventSourceMessage } from 'eventsource-parser';

/**
 * Reads server-sent events as they arrive. The last one may lack its final blank line.
 * @param maxEvent maximum length of an event in UTF-16 units
 * @throws Error if the stream fails or an event is too long
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  maxEvent: number,
): AsyncGenerator<EventSourceMessage> {
  const events: EventSourceMessage[] = [];
  const parser = createParser({
    maxBufferSize: maxEvent,
    onEvent: (event) => events.push(event),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw new Error('A stream sends an event without an end');
    },
  });
  const decoder = new TextDecoder();
  let held = '';
  /** Line endings are normalised because the parser searches for both forms in every line. */
  function feed(text: string): void {
    const whole = held + text;
    held = whole.endsWith('\r') ? '\r' : '';
    parser.feed(whole.slice(0, whole.length - held.length).replace(/\r\n?/g, '\n'));
  }

  const reader = body.getReader();
  try {
    for (let isDone = false; !isDone; ) {
      const part = await reader.read();
      isDone = part.done;
      feed(part.done ? `${decoder.decode()}\n\n` : decoder.decode(part.value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    // A caller that stops reading also ends the request.
    await reader.cancel().catch(() => undefined);
  }
}
