import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of each test's own, empty before the test and gone after it. */
export function ownFolder() {
  const folder = {
    path: '',
    /** Writes a file: a text, or rows as JSON, one a line. Returns its path. */
    write(name: string, content: string | Buffer | readonly object[]): string {
      const file = join(folder.path, name);
      const isText = typeof content === 'string' || Buffer.isBuffer(content);
      writeFileSync(file, isText ? content : content.map((row) => JSON.stringify(row)).join('\n'));
      return file;
    },
  };
  beforeEach(() => {
    folder.path = mkdtempSync(join(tmpdir(), 'polymath-test-'));
  });
  afterEach(() => rmSync(folder.path, { recursive: true, force: true }));
  return folder;
}
