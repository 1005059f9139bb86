import { WARCParser } from 'warcio';

type CapturedPage = { address: string; html: string };

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The page of the first response in a piece of a WARC file; undefined where there is none that can be read. */
export async function extractWarc(bytes: Uint8Array): Promise<CapturedPage | undefined> {
  try {
    for await (const record of new WARCParser(once(bytes))) {
      if (record.warcType !== 'response' || !record.warcTargetURI) continue;
      if (record.httpHeaders?.statusCode !== 200) return undefined;
      return { address: record.warcTargetURI, html: await record.contentText() };
    }
  } catch {
    // A piece that was cut wrongly has no page.
  }
  return undefined;
}
