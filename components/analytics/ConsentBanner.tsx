import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { setAnalyticsConsent } from '@/lib/analytics/browser/analytics-consent';
import { paths } from '@/lib/paths';
import * as m from '@/messages/analytics';

/** Asks once. It takes no focus, covers no control of the page, and both answers look alike. */
export function ConsentBanner() {
  return (
    <section
      aria-label={m.analytics()}
      className="fixed inset-x-3 bottom-20 z-30 mx-auto grid max-w-xl gap-3 rounded-2xl border border-line bg-surface p-4 shadow-lg sm:p-5 md:bottom-4"
    >
      <p className="text-sm">
        {m.mayWe({
          privacy: (text) => (
            <Link href={paths.privacy()} className="text-link">
              {text}
            </Link>
          ),
        })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setAnalyticsConsent('no')}>
          {m.noThanks()}
        </Button>
        <Button look="quiet" onClick={() => setAnalyticsConsent('yes')}>
          {m.yesAllow()}
        </Button>
      </div>
    </section>
  );
}
