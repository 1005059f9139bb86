import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { setAnalyticsConsent } from '@/lib/analytics/browser/analytics-consent';
import { paths } from '@/lib/paths';

/** Asks once. It takes no focus, covers no control of the page, and both answers look alike. */
export function ConsentBanner() {
  return (
    <section
      aria-label="Analytics"
      className="fixed inset-x-3 bottom-20 z-30 mx-auto grid max-w-xl gap-3 rounded-2xl border border-line bg-surface p-4 shadow-lg sm:p-5 md:bottom-4"
    >
      <p className="text-sm">
        May we collect anonymous usage statistics? No names, no advertising.{' '}
        <Link href={paths.privacy()} className="text-link">
          Privacy Policy
        </Link>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setAnalyticsConsent('no')}>
          No, thanks
        </Button>
        <Button look="quiet" onClick={() => setAnalyticsConsent('yes')}>
          Yes, allow
        </Button>
      </div>
    </section>
  );
}
