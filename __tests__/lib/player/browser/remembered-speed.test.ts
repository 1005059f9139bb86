/** @jest-environment jsdom */
import { aPlayer } from '@/__tests__/support/player';
import { keepSpeed } from '@/lib/player/browser/remembered-speed';

function aSpeedyPlayer(ready = true) {
  const { player, emit } = aPlayer({ ready });
  const choose = (rate: number) => {
    player.playbackRate = rate;
    emit('ratechange');
  };
  return { player, emit, choose };
}

beforeEach(() => localStorage.clear());

it('waits for a player that is not ready, and takes its own start for nobody’s choice', () => {
  localStorage.setItem('player-speed', '2');
  const { player, emit, choose } = aSpeedyPlayer(false);
  keepSpeed(player);
  choose(1);
  emit('ready');
  expect(player.playbackRate).toBe(2);
});

it('remembers nothing of a usual speed, of a wrong one, or after it ended', () => {
  localStorage.setItem('player-speed', '17');
  const { player, choose } = aSpeedyPlayer();
  const end = keepSpeed(player);
  expect(player.playbackRate).toBe(1);
  choose(1.25);
  choose(1);
  expect(localStorage.getItem('player-speed')).toBeNull();
  end();
  choose(2);
  expect(localStorage.getItem('player-speed')).toBeNull();
});
