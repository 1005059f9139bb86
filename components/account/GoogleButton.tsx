import { useEffect, useRef, useState } from 'react';
import { drawGoogleButton } from '@/lib/account/browser/google-id';

/** Google's maximum. */
const MAX_WIDTH = 400;

/** Google's own button, which needs no popup. Its place stays empty if Google's script cannot be loaded. */
export function GoogleButton({ clientId }: { clientId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const width = Math.min(MAX_WIDTH, place.current.clientWidth);
    drawGoogleButton(clientId, place.current, width).catch(() => setFailed(true));
  }, [clientId]);

  return failed ? null : <div ref={place} className="mt-3 flex min-h-11 w-full justify-center" />;
}
