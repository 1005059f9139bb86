import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { adversarial } from '@/__tests__/support/adversarial-text';
import { RUNS } from '@/bench/fuzz/texts';
import { readCrash } from '@/lib/http/server/read-crash';
import { spellQuery } from '@/lib/query-spelling';
import { readCues } from '@/lib/sources/server/captions/read-cues';
import { readChapters } from '@/lib/sources/server/read/read-chapters';
import { readCsv } from '@/scripts/import/read-csv';
import { readManifest } from '@/transfer/manifest';
import { TransferError } from '@/transfer/transfer-error';

const RUNS_OF_EACH = 300;
const check = (most: number, holds: (text: string) => void) =>
  fc.assert(fc.property(adversarial(most), holds), { numRuns: RUNS_OF_EACH });

describe('whatever is written into it', () => {
  test('a report of a crash is a few short lines', () => {
    check(8_000, (text) => {
      const { route, error, stack } = readCrash(`/search\n${text}`);
      expect(route).toBe('/search');
      for (const line of [error, ...stack]) expect(line.length).toBeLessThanOrEqual(200);
      expect(stack.length).toBeLessThan(20);
    });
  });

  test('captions are words with their seconds, in order, without markup of their own', () => {
    check(20_000, (text) => {
      for (const { start, end, text: words } of readCues(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`)) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(end)).toBe(true);
        expect(words).toBe(words.trim());
        expect(words).not.toMatch(/[\p{Cc}]/u);
      }
    });
  });

  test('a search has one spelling, which is short and stays', () => {
    check(15_000, (text) => {
      const spelling = spellQuery(text);
      if (spelling.kind !== 'words') return;
      expect(spelling.words.length).toBeLessThanOrEqual(120);
      expect(spellQuery(spelling.words)).toEqual(spelling);
    });
  });

  test('a manifest is understood or refused in one way', () => {
    check(5_000, (text) => {
      for (const json of [text, JSON.stringify({ format: 1, version: text, files: [{ name: text }] })])
        expect(() => readManifest(json, 'a'.repeat(16), 'here')).toThrow(TransferError);
    });
  });

  test('chapters begin at the beginning and go on', () => {
    check(5_000, (text) => {
      const starts = (readChapters(`0:00 One\n${text}`, 3_600) ?? []).map(({ start }) => start);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    });
  });

  test('a table loses no line after a broken one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'polymath-csv-'));
    const file = join(folder, 'table.csv');
    try {
      await fc.assert(
        fc.asyncProperty(adversarial(5_000), async (text) => {
          const line = text.replace(/[\r\n]/g, ' ');
          await writeFile(file, `first,1\n${line}\nlast,2\n`);
          const rows = [];
          for await (const row of readCsv(file, ',')) rows.push(row);
          expect(rows[0]).toEqual({ line: 1, cells: ['first', '1'] });
          expect(rows.at(-1)).toEqual({ line: 3, cells: ['last', '2'] });
        }),
        { numRuns: 100 },
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('the longest that each takes costs', () => {
  /** So many times as long as harmless text, and so much that it is no chance: what is not linear costs seconds. */
  const [TIMES, LEAST_MS, TRIES] = [30, 100, 3];
  const READERS: [string, number, (text: string) => unknown][] = [
    ['reports of crashes', 2_000, (text) => readCrash(`/search\n${text}`)],
    ['captions', 60_000, (text) => readCues(`00:01.000 --> 00:02.000\n${text}`)],
    ['searches', 15_000, spellQuery],
    ['chapters', 5_000, (text) => readChapters(`0:00 One\n${text}`, 3_600)],
  ];
  const fill = (piece: string, length: number) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

  /** Milliseconds of processor time, whatever else a machine does; the shortest of a few. */
  function timeOf(read: (text: string) => unknown, text: string): number {
    const times = Array.from({ length: TRIES }, () => {
      const before = process.cpuUsage();
      read(text);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    });
    return Math.min(...times);
  }

  test.each(READERS)('%s the same whatever is repeated in them', (_name, length, read) => {
    const harmless = timeOf(read, fill('lorem ipsum dolor ', length));
    const costly = RUNS.filter((run) => {
      const ms = timeOf(read, fill(run, length));
      return ms > harmless * TIMES && ms > LEAST_MS;
    });
    expect(costly).toEqual([]);
  });
});
