import { useEffect, useState } from 'react';
import { KeptList } from '@/components/offline/KeptList';
import { Button } from '@/components/ui/Button';
import { type KeptPages, keptPages } from '@/lib/offline/browser';
import { paths } from '@/lib/paths';
import * as m from '@/messages/screens';

const NOTHING: KeptPages = { courses: [], searches: [], others: [] };
const tryAgain = () => location.reload();
/**
 * A network that comes and goes does not count yet, and a reload would cancel a link that was just followed.
 */
const STEADY_MS = 500;

/** Shown instead of a page that cannot be loaded: what needs a connection, and what can be opened offline. */
export function OfflineScreen() {
  const [kept, setKept] = useState<KeptPages>();
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    setWanted(location.pathname !== paths.offline());
    keptPages().then(setKept, () => setKept(NOTHING));
  }, []);

  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const whenSteady = () => {
      clearTimeout(timer);
      timer = setTimeout(() => navigator.onLine && tryAgain(), STEADY_MS);
    };
    addEventListener('online', whenSteady);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', whenSteady);
    };
  }, [wanted]);

  const isEmpty = kept && [kept.courses, kept.searches, kept.others].every(({ length }) => length === 0);
  return (
    <div className="site-width max-w-3xl py-10 sm:py-14">
      <h1 className="text-3xl font-extrabold sm:text-4xl">{m.offline()}</h1>
      <p className="mt-4 text-lg">{wanted ? m.notOpened() : m.stillReadable()}</p>
      <p className="mt-2 text-muted">{m.needsConnection()}</p>
      <Button look="quiet" className="mt-5" onClick={tryAgain}>
        {m.tryAgain()}
      </Button>
      <div aria-live="polite">
        {isEmpty && <p className="mt-8 text-muted">{m.noSavedPages()}</p>}
        {kept && <KeptList title={m.coursesAndLessons()} pages={kept.courses} />}
        {kept && <KeptList title={m.searches()} pages={kept.searches} />}
        {kept && <KeptList title={m.otherPages()} pages={kept.others} />}
      </div>
    </div>
  );
}
