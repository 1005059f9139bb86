import { createReadStream } from 'node:fs';

/** Longest line that is read, in characters. No course comes near it; a longer line could fill the memory. */
const MAX_LINE = 4_000_000;

/** `text` is undefined for a line longer than `MAX_LINE`. */
export type Line = { line: number; text: string | undefined };

/** Removes the byte order mark that some editors write and the carriage return at the end of a line. */
function clean(text: string, line: number): string {
  const start = line === 1 && text.startsWith('\uFEFF') ? 1 : 0;
  return text.slice(start, text.endsWith('\r') ? -1 : undefined);
}

/**
 * Streams a text file line by line in bounded memory, even if the file has no line breaks. Calls `onBytes`
 * with the size of each chunk read, for progress bars.
 * @throws the file system's error when the file cannot be read.
 */
export async function* readLines(file: string, onBytes?: (bytes: number) => void): AsyncGenerator<Line> {
  const stream = createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 18 });
  let line = 1;
  let rest = '';
  let tooLong = false;
  let bytes = 0;
  for await (const piece of stream as AsyncIterable<string>) {
    onBytes?.(stream.bytesRead - bytes);
    bytes = stream.bytesRead;
    let from = 0;
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', from)) {
      const text = rest + piece.slice(from, end);
      yield { line, text: tooLong || text.length > MAX_LINE ? undefined : clean(text, line) };
      line++;
      rest = '';
      tooLong = false;
      from = end + 1;
    }
    if (!tooLong) rest += piece.slice(from);
    if (rest.length > MAX_LINE) {
      tooLong = true;
      rest = '';
    }
  }
  if (rest !== '' || tooLong) yield { line, text: tooLong ? undefined : clean(rest, line) };
}
