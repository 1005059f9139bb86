/** @jest-environment jsdom */
import { fakeYouTubeFrame } from '@/__tests__/support/youtube-frame';
import { openYouTube } from '@/lib/player/browser/youtube-player';
import type { PlayerEvent, PlayerHandle } from '@/lib/player/player.types';
import { READY_WITHIN_MS } from '@/lib/player/player.types';

const video = { host: 'youtube', id: 'dQw4w9WgXcQ' } as const;
const ALL: PlayerEvent[] = ['ready', 'play', 'pause', 'timeupdate', 'seeked', 'ratechange', 'ended', 'fault'];

let stage: HTMLElement;
let player: PlayerHandle;
let events: PlayerEvent[];

function open(
  options: { startAt?: number; autoplay?: boolean; captions?: boolean } = {},
  of: Parameters<typeof openYouTube>[1] = video,
) {
  player = openYouTube(stage, of, { title: 'Linked lists', ...options });
  events = [];
  for (const event of ALL) player.on(event, () => events.push(event));
  return fakeYouTubeFrame(stage);
}

beforeEach(() => {
  jest.useFakeTimers();
  stage = document.createElement('div');
  document.body.append(stage);
});
afterEach(() => {
  player.destroy();
  stage.remove();
  jest.useRealTimers();
});

it('calls the frame until it answers, and then no more', () => {
  const { heard, becomeReady } = open();
  jest.advanceTimersByTime(600);
  expect(heard.filter(({ event }) => event === 'listening')).toHaveLength(2);
  becomeReady();
  expect(player.ready).toBe(true);
  expect(player.duration).toBe(600);
  heard.length = 0;
  jest.advanceTimersByTime(5_000);
  expect(heard).toEqual([]);
});

it('shows captions, and hides them if they are turned off', () => {
  const { frame, commands, becomeReady } = open();
  expect(frame.src).toContain('cc_load_policy=1');
  becomeReady();
  player.captions = false;
  player.captions = true;
  expect(commands()).toEqual([
    ['unloadModule', 'captions'],
    ['loadModule', 'captions'],
  ]);
  player.destroy();
  expect(open({ captions: false }).frame.src).not.toContain('cc_load_policy');
  expect(player.captions).toBe(false);
});

it('keeps commands for a frame that does not answer yet', () => {
  const { commands, becomeReady } = open();
  player.seek(30);
  player.play();
  expect(commands()).toEqual([]);
  becomeReady();
  expect(commands()).toEqual([['seekTo', 30, true], ['playVideo']]);
});

it('tells playing, pausing and the end as they happen', () => {
  const { becomeReady, tell } = open();
  becomeReady();
  tell({ playerState: 3 });
  tell({ playerState: 1, currentTime: 0.2 });
  expect(player.paused).toBe(false);
  tell({ playerState: 2 });
  expect(player.paused).toBe(true);
  tell({ playerState: 1 });
  tell({ playerState: 0 });
  expect(events).toEqual(['ready', 'play', 'timeupdate', 'pause', 'play', 'pause', 'ended']);
});

it('tells a jump of the position from playing on and from a stall', () => {
  const { becomeReady, tell } = open();
  becomeReady();
  tell({ playerState: 1, currentTime: 10 });
  jest.advanceTimersByTime(2_000);
  tell({ currentTime: 12 });
  jest.advanceTimersByTime(8_000);
  tell({ currentTime: 12.5 });
  expect(events).not.toContain('seeked');
  jest.advanceTimersByTime(250);
  tell({ currentTime: 300 });
  expect(events).toContain('seeked');
  expect(player.currentTime).toBe(300);
});

it('sets speed and sound, and says when the speed changed', () => {
  const { becomeReady, commands, tell } = open();
  becomeReady();
  player.playbackRate = 1.5;
  player.volume = 0.4;
  player.muted = true;
  expect(commands()).toEqual([['setPlaybackRate', 1.5], ['setVolume', 40], ['mute']]);
  tell({ playbackRate: 1.5, volume: 40, muted: true });
  expect([player.playbackRate, player.volume, player.muted]).toEqual([1.5, 0.4, true]);
  expect(events.filter((event) => event === 'ratechange')).toHaveLength(1);
});

it.each([
  [100, 'gone'],
  [2, 'gone'],
  [101, 'blocked'],
  [150, 'blocked'],
  [153, 'blocked'],
  [5, 'broken'],
])('understands error %s as %s', (code, fault) => {
  const { becomeReady, fail } = open();
  becomeReady();
  fail(code);
  expect(player.fault).toBe(fault);
  expect(events).toContain('fault');
});

it('gives up on a frame that never answers, and forgives one that answers late', () => {
  const { becomeReady } = open();
  jest.advanceTimersByTime(READY_WITHIN_MS);
  expect(player.fault).toBe('unreachable');
  becomeReady();
  expect(player.fault).toBeUndefined();
  expect(events).toEqual(['fault', 'ready']);
});

it('listens to nobody but its own frame', () => {
  const { say, becomeReady } = open();
  say({ event: 'onReady' }, { origin: 'https://evil.example' });
  say({ event: 'onReady' }, { source: window });
  say('not json');
  say('null');
  say({ event: 7 });
  expect(player.ready).toBe(false);
  becomeReady();
  say({ event: 'infoDelivery', info: { currentTime: 'soon', duration: null, playerState: '1' } });
  expect(player.currentTime).toBe(0);
  expect(player.paused).toBe(true);
});

it('ends a playlist with its last video, and knows which one plays', () => {
  const { becomeReady, tell } = open({}, { host: 'youtube-playlist', id: 'PLabcdefghijkl' });
  becomeReady();
  tell({ playlist: ['a', 'b'], playlistIndex: 0, videoData: { video_id: 'first-video' }, playerState: 1 });
  expect(player.videoId).toBe('first-video');
  tell({ playerState: 0 });
  expect(events).not.toContain('ended');
  tell({ playlistIndex: 1, playerState: 1 });
  tell({ playerState: 0 });
  expect(events).toContain('ended');
});

it('says which videos a playlist has when it learns of them, and plays one of them', () => {
  const { becomeReady, tell, commands } = open({}, { host: 'youtube-playlist', id: 'PLabcdefghijkl' });
  const told = jest.fn();
  player.on('playlist', told);
  becomeReady();
  told.mockClear();
  const playlist = ['aaaaaaaaaaa', 'bbb_bbb-bbb'];
  const first = { playlist, playlistIndex: 0, videoData: { video_id: 'aaaaaaaaaaa', title: 'Debits' } };
  tell(first);
  tell({ ...first, currentTime: 2 });
  expect(told).toHaveBeenCalledTimes(1);
  expect(player.playlist).toEqual({ index: 0, length: 2, title: 'Debits', videoIds: playlist });
  player.playAt?.(1);
  expect(commands()).toEqual([['playVideoAt', 1]]);
  tell({ playlistIndex: 1, duration: 300, videoData: { video_id: 'bbb_bbb-bbb', title: 'Credits' } });
  expect(told).toHaveBeenCalledTimes(2);
});

it('believes no list that is none of ids, and no more of it than YouTube sends', () => {
  const { becomeReady, tell } = open({}, { host: 'youtube-playlist', id: 'PLabcdefghijkl' });
  becomeReady();
  tell({ playlist: ['aaaaaaaaaaa', { id: 'x' }], playlistIndex: 0 });
  expect(player.playlist).toEqual({ index: 0, length: 2 });
  tell({ playlist: Array.from({ length: 5_000 }, () => 'aaaaaaaaaaa') });
  expect(player.playlist?.videoIds).toHaveLength(200);
});

it('leaves nothing behind', () => {
  const { heard, say } = open();
  player.destroy();
  expect(stage).toBeEmptyDOMElement();
  jest.advanceTimersByTime(60_000);
  say({ event: 'onReady' });
  expect(heard).toEqual([]);
  expect(events).toEqual([]);
});
