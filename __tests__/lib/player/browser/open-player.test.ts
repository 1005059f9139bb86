/** @jest-environment jsdom */
import { fireEvent, waitFor } from '@testing-library/react';
import { openPlayer } from '@/lib/player/browser/open-player';
import type { PlayerEvent, PlayerHandle, PlayerOptions } from '@/lib/player/player.types';

const film = { host: 'html5', url: 'https://films.example/a.webm' } as const;
let stage: HTMLElement;
let player: PlayerHandle | undefined;

beforeEach(() => {
  stage = document.createElement('div');
  document.body.append(stage);
  // jsdom plays no films.
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  player?.destroy();
  stage.remove();
  jest.restoreAllMocks();
});

function open(
  video: Parameters<typeof openPlayer>[1],
  options: Partial<Parameters<typeof openPlayer>[2]> = {},
) {
  player = openPlayer(stage, video, { title: 'A film', ...options });
  if (!player) throw new Error('No player was opened.');
  return player;
}

function theFilm(): HTMLVideoElement {
  const element = stage.querySelector('video');
  if (!element) throw new Error('There is no film.');
  return element;
}

describe('a film file', () => {
  it('starts at the second, and plays only when it was asked to', () => {
    const opened = open(film, { startAt: 12 });
    expect(opened.currentTime).toBe(12);
    fireEvent(theFilm(), new Event('loadedmetadata'));
    expect(opened.ready).toBe(true);
    expect(theFilm().currentTime).toBe(12);
    expect(theFilm().play).not.toHaveBeenCalled();
  });

  it('plays by itself for someone who came to play', () => {
    open(film, { autoplay: true });
    fireEvent(theFilm(), new Event('loadedmetadata'));
    expect(theFilm().play).toHaveBeenCalled();
  });

  it('seeks once it can', () => {
    const opened = open(film);
    opened.seek(30);
    expect(opened.currentTime).toBe(30);
    fireEvent(theFilm(), new Event('loadedmetadata'));
    expect(theFilm().currentTime).toBe(30);
  });

  it('passes on what happens, until nobody listens', () => {
    const opened = open(film);
    const heard: PlayerEvent[] = [];
    const stop = opened.on('timeupdate', () => heard.push('timeupdate'));
    opened.on('ended', () => heard.push('ended'));
    fireEvent(theFilm(), new Event('timeupdate'));
    stop();
    fireEvent(theFilm(), new Event('timeupdate'));
    fireEvent(theFilm(), new Event('ended'));
    expect(heard).toEqual(['timeupdate', 'ended']);
  });

  it('shows one caption track, and none if they are turned off', () => {
    const tracks = ['captions', 'metadata', 'subtitles'].map((kind) => ({ kind, mode: 'disabled' }));
    const modes = () => tracks.map(({ mode }) => mode);
    jest.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockReturnValue(tracks as never);
    const opened = open(film);
    fireEvent(theFilm(), new Event('loadedmetadata'));
    expect(modes()).toEqual(['showing', 'disabled', 'disabled']);
    opened.captions = false;
    expect(modes()).toEqual(['hidden', 'disabled', 'hidden']);
    expect(opened.captions).toBe(false);
  });

  it('loads captions when they are to be shown, once', async () => {
    const added: unknown[] = [];
    Object.assign(globalThis, {
      VTTCue: class {
        constructor(...cue: unknown[]) {
          added.push(cue);
        }
      },
    });
    const track = { kind: 'captions', mode: 'disabled', addCue: () => undefined };
    HTMLMediaElement.prototype.addTextTrack = jest.fn(() => track as never);
    jest.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockReturnValue([track] as never);
    // jsdom has none.
    const ask = jest.fn(async () => ({
      ok: true,
      json: async () => ({ language: 'en', host: 'ocw.mit.edu', cues: [[1, 4, 'Two lines.']] }),
    }));
    globalThis.fetch = ask as unknown as typeof fetch;
    const opened = open(film, { captions: false, cues: ['algebra', 3] });
    fireEvent(theFilm(), new Event('loadedmetadata'));
    expect(ask).not.toHaveBeenCalled();
    opened.captions = true;
    opened.captions = false;
    opened.captions = true;
    await waitFor(() => expect(track.mode).toBe('showing'));
    expect(added).toEqual([[1, 4, 'Two lines.']]);
    expect(ask.mock.calls).toEqual([['/api/transcript?id=algebra&lesson=3']]);
  });

  it.each([
    [2, 'unreachable'],
    [3, 'broken'],
    [4, 'broken'],
  ])('understands media error %s as %s', (code, fault) => {
    const opened = open(film);
    Object.defineProperty(theFilm(), 'error', { value: { code } });
    fireEvent.error(theFilm());
    expect(opened.fault).toBe(fault);
  });
});

describe('a frame that says nothing', () => {
  it('is ready once it has loaded, reports no time and seeks by reloading', () => {
    const opened = open({ host: 'archive', id: 'a-film' });
    const frame = stage.querySelector('iframe') as HTMLIFrameElement;
    fireEvent.load(frame);
    expect(opened.ready).toBe(true);
    expect(opened.tellsTime).toBe(false);
    expect(opened.duration).toBeUndefined();
    opened.seek(90);
    expect(frame.src).toBe('https://archive.org/embed/a-film?start=90');
  });
});

it('opens no host that is not allowed', () => {
  player = openPlayer(stage, { host: 'peertube', url: 'https://evil.example/w/abc' }, { title: 'A film' });
  expect(player).toBeUndefined();
  expect(stage).toBeEmptyDOMElement();
});

const EVERY_OPTION: Required<PlayerOptions> = {
  title: 'A film',
  startAt: 12,
  startWith: 'abcdefghijk',
  autoplay: true,
  captions: false,
  cues: ['algebra', 3],
};

it.each([
  [{ host: 'youtube-playlist', id: 'PLabcdefghijkl' }, ['cues']],
  [film, ['startWith']],
  [{ host: 'peertube', url: 'https://peertube.tv/w/abc' }, ['startWith', 'captions', 'cues']],
  [{ host: 'archive', id: 'a-film' }, ['startWith', 'autoplay', 'captions', 'cues']],
] as const)('%o is opened with every option but those that its player cannot follow', (video, cannot) => {
  const read = new Set<string>();
  const options = new Proxy(EVERY_OPTION, {
    get: (all, name: keyof PlayerOptions) => {
      read.add(name);
      return all[name];
    },
  });
  player = openPlayer(stage, video, options);
  expect(Object.keys(EVERY_OPTION).filter((name) => !read.has(name))).toEqual(cannot);
});
