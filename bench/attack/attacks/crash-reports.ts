import type { Attack } from '@/bench/attack/attack.types';

/** Maximum size of a report in bytes, without its first line. */
const ROOM = 8_000;
const FIRST = 4_500;
const RUNS = ['@', 'a@', '@.', 'a@b.', '?', '#', '(', ' ', '<', '%25', '\u0301', '?#)('];

/** Crash reports that are expensive to parse: runs that a pattern could scan repeatedly. */
export const crashReports: Attack = {
  name: 'crash-reports',
  run: async ({ attacker }) => {
    await attacker.flood(2, (turn) => {
      const piece = RUNS[turn % RUNS.length] ?? '@';
      // The first round is short enough to finish even with a slow pattern; later ones have the maximum size.
      const most = Math.floor(ROOM / Buffer.byteLength(piece)) * piece.length;
      const length = turn < RUNS.length ? Math.min(FIRST, most) : most;
      const line = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
      return {
        method: 'POST',
        path: '/api/crash',
        headers: { 'content-type': 'text/plain' },
        body: `/search/[query]\n${line}`,
      };
    });
  },
};
