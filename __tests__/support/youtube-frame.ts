import { YOUTUBE_EMBED } from '@/lib/player/embed-hosts';

/** Speaks for the YouTube frame inside `stage`: hears what it is told and answers as the real one does. */
export function fakeYouTubeFrame(stage: HTMLElement) {
  const frame = stage.querySelector('iframe');
  if (!frame?.contentWindow) throw new Error('There is no frame on the stage.');
  const heard: { event: string; func?: string; args?: unknown[] }[] = [];
  jest.spyOn(frame.contentWindow, 'postMessage').mockImplementation((message: unknown) => {
    heard.push(JSON.parse(String(message)));
  });
  const say = (data: unknown, from: { origin?: string; source?: Window | null } = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: typeof data === 'string' ? data : JSON.stringify(data),
        origin: from.origin ?? YOUTUBE_EMBED,
        source: from.source === undefined ? frame.contentWindow : from.source,
      }),
    );
  return {
    frame,
    heard,
    commands: () =>
      heard
        .filter(({ func }) => func && func !== 'addEventListener')
        .map(({ func, args }) => [func, ...(args ?? [])]),
    say,
    becomeReady: () =>
      say({ event: 'initialDelivery', info: { duration: 600, playbackRate: 1, volume: 80, muted: false } }),
    tell: (info: object) => say({ event: 'infoDelivery', info }),
    fail: (code: number) => say({ event: 'onError', info: code }),
  };
}
