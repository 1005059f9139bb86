import { createParser, type EventSourceMessage } from 'eventsource-parser';

/**
 * Server-sent events of a body as they come; the last may lack the blank line behind it.
 * @param maxEvent longest event that is waited for, in UTF-16 units
 * @throws Error when the stream breaks or an event is longer
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
  /** Ends of lines are brought to one form, for the parser looks for both forms with each line. */
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
    // Whoever stops listening ends the request as well.
    await reader.cancel().catch(() => undefined);
  }
}
