/** @jest-environment jsdom */
import { changeSpeed, changeVolume, toggleFullscreen, toggleMuted } from '@/lib/player/browser/adjust-player';
import { LESSON_KEYS, type LessonAction, lessonAction } from '@/lib/player/browser/lesson-keys';
import type { PlayerHandle } from '@/lib/player/player.types';

/** The action of a key that is pressed on the element which these words make. */
function pressed(key: string, html = '<p></p>', options: KeyboardEventInit = {}): LessonAction | undefined {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-here]') ?? document.body.firstElementChild;
  let action: LessonAction | undefined;
  document.body.addEventListener(
    'keydown',
    (event) => {
      action = lessonAction(event);
    },
    { once: true },
  );
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...options }));
  return action;
}

it.each([
  [' ', 'toggle'],
  ['j', 'back'],
  ['ArrowRight', 'stepAhead'],
  ['f', 'fullscreen'],
  ['m', 'mute'],
  ['N', 'next'],
  ['?', 'list'],
  ['x', undefined],
])('takes %s for %s', (key, action) => {
  expect(pressed(key)).toBe(action);
});

it('leaves keys to fields, to the browser and to its own shortcuts', () => {
  expect(pressed('k', '<input>')).toBeUndefined();
  expect(pressed(' ', '<button></button>')).toBeUndefined();
  expect(pressed('k', '<button></button>')).toBe('toggle');
  expect(pressed('f', '<p></p>', { ctrlKey: true })).toBeUndefined();
  expect(pressed('ArrowRight', '<video></video>')).toBeUndefined();
  expect(pressed('l', '<video></video>')).toBe('ahead');
});

it('changes the volume by up and down in the player, and lets them scroll everywhere else', () => {
  const inPlayer = '<div class="player"><div data-here></div></div>';
  expect(pressed('ArrowUp', inPlayer)).toBe('louder');
  expect(pressed('ArrowDown', inPlayer)).toBe('quieter');
  expect(pressed('ArrowUp')).toBeUndefined();
});

it('lists every key once', () => {
  const keys = LESSON_KEYS.flatMap(({ keys }) => [...keys]);
  expect(new Set(keys).size).toBe(keys.length);
});

const aPlayer = (overrides: Partial<PlayerHandle> = {}) =>
  ({ playbackRate: 1, volume: 0.5, muted: false, ...overrides }) as PlayerHandle;

it('makes speed and sound a step more or less, and never too much', () => {
  const player = aPlayer();
  expect(changeSpeed(player, 1)).toBe('Speed 1.25×');
  expect(changeVolume(player, 1)).toBe('Volume 55%');
  for (let times = 0; times < 30; times += 1) {
    changeSpeed(player, 1);
    changeVolume(player, 1);
  }
  expect(player).toMatchObject({ playbackRate: 2, volume: 1 });
  for (let times = 0; times < 30; times += 1) {
    changeSpeed(player, -1);
    changeVolume(player, -1);
  }
  expect(player).toMatchObject({ playbackRate: 0.25, volume: 0 });
});

it('unmutes quietly when the volume is raised', () => {
  const player = aPlayer({ muted: true, volume: 1 });
  expect(changeVolume(player, 1)).toBe('Volume 5%');
  expect(player).toMatchObject({ muted: false, volume: 0.05 });
  expect(toggleMuted(player)).toBe('Muted');
  expect(toggleMuted(player)).toBe('Unmuted');
});

it('gives an element the whole screen, and the page again', () => {
  const element = document.createElement('div');
  element.requestFullscreen = jest.fn().mockRejectedValue(new TypeError('not allowed'));
  toggleFullscreen(element);
  expect(element.requestFullscreen).toHaveBeenCalledTimes(1);

  document.exitFullscreen = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
  toggleFullscreen(element);
  expect(document.exitFullscreen).toHaveBeenCalledTimes(1);
  Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true });

  toggleFullscreen(undefined);
});
