import { ReadableStream as WebStream } from 'node:stream/web';
import { readEventStream } from '@/lib/read-event-stream';

const encoder = new TextEncoder();
const bodyOf = (...parts: (string | Uint8Array)[]) =>
  WebStream.from(
    parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part)),
  ) as ReadableStream<Uint8Array>;

async function read(body: ReadableStream<Uint8Array>, most = 1_000): Promise<string[]> {
  const heard: string[] = [];
  for await (const { data } of readEventStream(body, most)) heard.push(data);
  return heard;
}

it.each([
  ['one event in two parts', ['data: a', 'b\n\n'], ['ab']],
  ['two events in one part', ['data: a\n\ndata: b\n\n'], ['a', 'b']],
  ['ends of lines of every kind', ['data: a\r\n\r\ndata: b\r', '\rdata: c\n\n'], ['a', 'b', 'c']],
  ['several lines of data', ['data: a\ndata: b\n\n'], ['a\nb']],
  ['comment lines', [': still here\n\ndata: a\n\n'], ['a']],
  ['a last event without its blank line', ['data: a'], ['a']],
])('reads %s', async (_what, parts, events) => {
  expect(await read(bodyOf(...parts))).toEqual(events);
});

it('reads letters that were cut in two', async () => {
  const bytes = encoder.encode('data: 機\n\n');

  expect(await read(bodyOf(bytes.slice(0, 7), bytes.slice(7)))).toEqual(['機']);
});

it('gives an event without an end up', async () => {
  await expect(read(bodyOf('data: a\n\ndata: ', 'x'.repeat(2_000)))).rejects.toThrow('without an end');
});

it('ends the stream when nobody listens any more', async () => {
  const cancelled = jest.fn();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(encoder.encode('data: a\n\n')),
    cancel: cancelled,
  });
  for await (const _event of readEventStream(body, 100)) break;

  expect(cancelled).toHaveBeenCalled();
});
