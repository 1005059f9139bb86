const WIDTH = 160;
const HEIGHT = 90;
const FRAMES_A_SECOND = 4;

type Part = Buffer | number[];

/** One EBML element: its id, its size in eight bytes, its content. */
function element(id: number[], ...content: Part[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id), size, body]);
}

function uint(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

const text = (value: string) => Buffer.from(value, 'latin1');

/** Two VP8 key frames, one darker than the other, taken from lossy WebP files of one colour. */
const PICTURES = [
  'cAYAnQEqoABaAD85nMperysopSCIAeAnCWlu4XSQAE9tiLxCcOn59nfYyMWCNiCo57Yj8cqznJFGXl8oAP795In/2p+Vnu++7e4rZBEtghowIAAAAAA=',
  'MAcAnQEqoABaAD85nMteryspJSCIAeAnCWkA1xKAGL8gJ7bEXiAVVURCrdyWE6OmDNqqIiFW1dWV4iFwYVVRMcQAAP7Lt/7rjHeF/+2uG3rVEQJxKgNWik7ELySRuLyCJgWMQAAA',
].map((picture) => Buffer.from(picture, 'base64'));

/** A second of video: its time, and its frames by their offset in milliseconds. */
function cluster(second: number, picture: Buffer): Buffer {
  const blocks = Array.from({ length: FRAMES_A_SECOND }, (_, index) => {
    const offset = (index * 1000) / FRAMES_A_SECOND;
    return element([0xa3], [0x81, offset >> 8, offset & 0xff, 0x80], picture);
  });
  return element([0x1f, 0x43, 0xb6, 0x75], element([0xe7], uint(second * 1000)), ...blocks);
}

/** A real, silent WebM video with a duration and an index, so that it is seekable. */
export function makeWebm(seconds: number): Buffer {
  const clusters = Array.from({ length: seconds }, (_, second) =>
    cluster(second, PICTURES[second % PICTURES.length] ?? Buffer.alloc(0)),
  );
  const header = element(
    [0x1a, 0x45, 0xdf, 0xa3],
    element([0x42, 0x82], text('webm')),
    element([0x42, 0x87], uint(4)),
    element([0x42, 0x85], uint(2)),
  );
  const info = element(
    [0x15, 0x49, 0xa9, 0x66],
    element([0x2a, 0xd7, 0xb1], uint(1_000_000)),
    element([0x44, 0x89], float(seconds * 1000)),
    element([0x4d, 0x80], text('test')),
    element([0x57, 0x41], text('test')),
  );
  const tracks = element(
    [0x16, 0x54, 0xae, 0x6b],
    element(
      [0xae],
      element([0xd7], uint(1)),
      element([0x73, 0xc5], uint(1)),
      element([0x83], uint(1)),
      element([0x86], text('V_VP8')),
      element([0xe0], element([0xb0], uint(WIDTH)), element([0xba], uint(HEIGHT))),
    ),
  );
  const cues = (start: number) => {
    let position = start;
    const points = clusters.map((bytes, second) => {
      const point = element(
        [0xbb],
        element([0xb3], uint(second * 1000)),
        element([0xb7], element([0xf7], uint(1)), element([0xf1], uint(position))),
      );
      position += bytes.length;
      return point;
    });
    return element([0x1c, 0x53, 0xbb, 0x6b], ...points);
  };
  // Every number takes eight bytes, so the length of the index does not depend on its content.
  const start = info.length + tracks.length + cues(0).length;
  return Buffer.concat([header, element([0x18, 0x53, 0x80, 0x67], info, tracks, cues(start), ...clusters)]);
}
