import type { PlayerFault } from '@/lib/player/player.types';
import { isWorthRetrying, playerFaultMessage } from '@/lib/player/player-fault-messages';

const FAULTS: PlayerFault[] = [
  'unreachable',
  'offline',
  'gone',
  'blocked',
  'broken',
  'unsupported',
  'not-loaded',
];

it('has its own sentence for every fault', () => {
  const titles = FAULTS.map((fault) => playerFaultMessage(fault, 'YouTube').title);
  expect(new Set(titles).size).toBe(FAULTS.length);
});

it('offers another try only where one can help', () => {
  expect(FAULTS.filter(isWorthRetrying)).toEqual(['unreachable', 'offline', 'broken', 'not-loaded']);
});
