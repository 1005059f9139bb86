import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/Button';
import * as m from '@/messages/player';

const WAIT_SECONDS = 8;

type Props = { title: string; onGo: () => void; onCancel: () => void };

/** The next lesson starts in a few seconds unless it is cancelled. */
export function UpNext({ title, onGo, onCancel }: Props) {
  const [left, setLeft] = useState(WAIT_SECONDS);
  const go = useEffectEvent(onGo);
  useEffect(() => {
    const started = Date.now();
    const timer = setInterval(() => {
      const rest = WAIT_SECONDS - Math.floor((Date.now() - started) / 1000);
      setLeft(Math.max(0, rest));
      if (rest > 0) return;
      clearInterval(timer);
      go();
    }, 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <section
      aria-label={m.upNext()}
      className="fixed inset-x-4 bottom-20 z-30 mx-auto flex max-w-xl flex-wrap items-center gap-3 rounded-2xl border border-line bg-surface p-3 shadow-xl sm:bottom-6"
    >
      <p className="min-w-0 flex-1 basis-60">
        <span className="text-sm text-muted">{m.nextIn({ count: left })}</span>
        <bdi className="line-clamp-2 font-semibold">{title}</bdi>
      </p>
      <Button look="primary" onClick={onGo}>
        {m.playNow()}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {m.cancel()}
      </Button>
    </section>
  );
}
