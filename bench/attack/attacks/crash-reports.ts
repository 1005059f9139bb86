import type { Attack } from '@/bench/attack/attack.types';

/** As many characters as a report may have bytes, less its first line. */
const ROOM = 8_000;
const FIRST = 4_500;
const RUNS = ['@', 'a@', '@.', 'a@b.', '?', '#', '(', ' ', '<', '%25', '\u0301', '?#)('];

/** Reports of crashes that are costly to read: each run that a pattern may look at again and again. */
export const crashReports: Attack = {
  name: 'crash-reports',
  run: async ({ attacker }) => {
    await attacker.flood(2, (turn) => {
      const piece = RUNS[turn % RUNS.length] ?? '@';
      // The first round is short enough to end, should a pattern be slow; then all that the route takes.
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
