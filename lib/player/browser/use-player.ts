import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import type { Video } from '@/lib/course';
import type { PlayerFault, PlayerHandle, PlayerOptions } from '@/lib/player/player.types';

type Options = {
  title: string;
  /** Called when the player opens: where to start. */
  start: () => Promise<Omit<PlayerOptions, 'title' | 'autoplay'>>;
  /** Called when the page opens: whether the person came to play. */
  mayStart: () => boolean;
};

export type StagedPlayer = {
  stage: RefObject<HTMLDivElement | null>;
  /** Set once the player is opened; `ready` once it responds. */
  player: PlayerHandle | undefined;
  ready: boolean;
  fault: PlayerFault | undefined;
  /** A person asked for it and it is not ready yet. */
  waiting: boolean;
  /** For a person's own action: opens the player if needed, and plays, from `second` if given. */
  play: (second?: number) => void;
  retry: () => void;
};

type Seen = { of: string; player?: PlayerHandle; ready?: boolean; fault?: PlayerFault; waiting?: boolean };

/**
 * The player of a video. Nothing is loaded for it until the page is idle or a person acts. It then replaces
 * the poster, and starts only if asked to play.
 */
export function usePlayer(video: Video, options: Options): StagedPlayer {
  const key = `${video.host} ${'id' in video ? video.id : video.url}`;
  const stage = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [seen, setSeen] = useState<Seen>({ of: key });
  const wanted = useRef<{ of: string; play: boolean; second?: number }>({ of: '', play: false });
  const openNow = useRef<() => void>(undefined);

  const readLatest = useEffectEvent(() => ({ video, options }));

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt opens the same video anew
  useEffect(() => {
    const { video, options } = readLatest();
    const learn = (news: Omit<Seen, 'of'>) =>
      setSeen((before) => ({ ...(before.of === key ? before : {}), ...news, of: key }));
    let player: PlayerHandle | undefined;
    let over = false;
    let opening = false;
    // Fetched at once, so that a press waits for less; a failure shows when the player opens.
    const code = import('./open-player').catch(() => undefined);

    async function open(): Promise<void> {
      if (opening) return;
      opening = true;
      const [module, start] = await Promise.all([code, options.start()]);
      if (over || !stage.current) return;
      if (!module) return learn({ fault: navigator.onLine ? 'not-loaded' : 'offline' });
      const { play, second } = wanted.current;
      player = module.openPlayer(stage.current, video, {
        title: options.title,
        ...start,
        ...(second !== undefined && { startAt: second }),
        autoplay: play,
      });
      if (!player) return learn({ fault: 'unsupported' });
      const opened = player;
      opened.on('ready', () => learn({ ready: true, fault: undefined, waiting: false }));
      opened.on('fault', () => learn({ fault: opened.fault, waiting: false }));
      learn({ player: opened });
    }

    // React may mount twice, but the intent can be read only once, so it is kept.
    if (wanted.current.of !== key) wanted.current = { of: key, play: options.mayStart() };
    learn({ player: undefined, ready: false, fault: undefined, waiting: wanted.current.play });
    openNow.current = open;
    const callOff = wanted.current.play ? open() : whenIdle(open);
    return () => {
      over = true;
      if (typeof callOff === 'function') callOff();
      player?.destroy();
    };
  }, [key, attempt]);

  const current = seen.of === key ? seen : { of: key };
  const { player, fault } = current;

  const play = useCallback(
    (second?: number) => {
      wanted.current = { of: key, play: true, second };
      if (player && second !== undefined) player.seek(second);
      if (player) player.play();
      if (!player?.ready) setSeen((before) => ({ ...before, waiting: true }));
      if (!player) openNow.current?.();
    },
    [key, player],
  );
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (fault !== 'offline') return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [fault, retry]);

  return {
    stage,
    player,
    ready: current.ready ?? false,
    fault,
    waiting: current.waiting ?? false,
    play,
    retry,
  };
}
