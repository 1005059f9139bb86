import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ROOT } from '@/scripts/build-paths';

/**
 * A fake of YouTube's frame: implements its messages, plays by the clock, and records commands for the
 * journey. `window.fail(code)` inside the frame makes the video fail, `window.goTo(index, second)` moves a
 * playlist on. A playlist has three videos.
 */
const YOUTUBE_FRAME = `<!doctype html><title>Player</title><body style="margin:0;background:#123;color:#fff">
<button id="play">Play</button> <output id="told"></output> <output id="time"></output>
<script>
  const LENGTH = 6000;
  const query = new URLSearchParams(location.search);
  let time = Number(query.get('start') ?? 0), state = query.get('autoplay') ? 1 : 5, rate = 1, heard = false;
  const say = (message) => parent.postMessage(JSON.stringify({ ...message, id: 1, channel: 'widget' }), query.get('origin'));
  let volume = 100, muted = false;
  const playlist = query.get('list') ? ['aaaaaaaaaaa', 'bbbbbbbbbbb', 'ccccccccccc'] : undefined;
  let playlistIndex = Math.max(0, playlist?.indexOf(location.pathname.split('/').at(-1)) ?? 0);
  const ofPlaylist = () => playlist && { playlist, playlistIndex, videoData: { video_id: playlist[playlistIndex], title: 'Part ' + (playlistIndex + 1) } };
  const info = () => ({ currentTime: time, duration: LENGTH, playerState: state, playbackRate: rate, volume, muted, ...ofPlaylist() });
  const tell = () => { document.querySelector('#time').value = time; if (heard) say({ event: 'infoDelivery', info: info() }); };
  const change = (next) => { state = next; say({ event: 'onStateChange', info: next }); tell(); };
  const commands = {
    playVideo: () => change(1), pauseVideo: () => change(2),
    playVideoAt: (index) => { playlistIndex = index; time = 0; change(1); },
    seekTo: (second) => { time = second; change(1); },
    setPlaybackRate: (next) => { rate = next; tell(); },
    setVolume: (next) => { volume = next; tell(); },
    mute: () => { muted = true; tell(); },
    unMute: () => { muted = false; tell(); },
  };
  addEventListener('message', ({ data }) => {
    const { event, func, args } = JSON.parse(data);
    if (event === 'listening' && !heard) { heard = true; say({ event: 'initialDelivery', info: info() }); say({ event: 'onReady' }); }
    if (event === 'command' && func !== 'addEventListener') {
      document.querySelector('#told').append(func + '(' + args[0] + ') ');
      commands[func]?.(...args);
    }
  });
  setInterval(() => { if (state === 1) { time = Math.min(LENGTH, time + 0.25 * rate); if (time === LENGTH) change(0); tell(); } }, 250);
  document.querySelector('#play').onclick = () => change(1);
  window.fail = (code) => say({ event: 'onError', info: code });
  window.jump = (second) => { time = second; tell(); };
  window.goTo = (index, second) => { playlistIndex = index; time = second; change(1); };
</script>`;

/** Routes the page to a fake YouTube. Returns the requested addresses of other hosts. */
export async function withYouTube(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') asked.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: YOUTUBE_FRAME }),
  );
  return asked;
}

/** Waits until the video in YouTube's frame has played this many seconds more. */
export async function watchFor(page: Page, seconds: number): Promise<void> {
  const time = async () => Number(await page.frameLocator('iframe').locator('#time').textContent());
  const from = await time();
  await expect.poll(time).toBeGreaterThanOrEqual(from + seconds);
}

export async function playFor(page: Page, seconds: number): Promise<void> {
  await page.frameLocator('iframe').getByRole('button', { name: 'Play' }).click();
  await watchFor(page, seconds);
}

const VIDEO_FILE_URL = 'https://films.example/film.webm';

/** Answers these addresses with a film of 30 seconds, in the ranges that a browser asks for. */
export async function withFilm(page: Page, addresses: string): Promise<void> {
  const film = readFileSync(join(ROOT, 'scripts/fakes/film.webm'));
  await page.route(addresses, (route) => {
    const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '') ?? [];
    const end = to ? Number(to) : film.length - 1;
    return route.fulfill({
      status: 206,
      contentType: 'video/webm',
      headers: { 'accept-ranges': 'bytes', 'content-range': `bytes ${from}-${end}/${film.length}` },
      body: film.subarray(Number(from), end + 1),
    });
  });
}

/**
 * Replaces the next opened lesson by a video file of 30 seconds, because no course of the catalogue has one.
 */
export async function withVideoFile(page: Page): Promise<void> {
  await withFilm(page, VIDEO_FILE_URL);
  await page.route('**/_next/data/**/course/*/*.json*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /"video":\{"host":"youtube","id":"[\w-]{11}"\}/,
      `"video":{"host":"html5","url":"${VIDEO_FILE_URL}"}`,
    );
    await route.fulfill({ response: answer, body });
  });
}
