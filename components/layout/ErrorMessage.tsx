import { Button } from '@/components/ui/Button';
import { paths } from '@/lib/paths';

const NOT_FOUND = [
  "We couldn't find the page you're looking for.",
  'If you believe this is a mistake, please contact our support team.',
];
const SERVER_ERROR = [
  'Something went wrong on our servers.',
  "Don't worry, our team has been notified and is working on fixing the issue.",
];
const CLIENT_ERROR = ['An error occurred on client'];

export const errorName = (code: number | undefined): string => `Error ${code ?? 'Unknown'}`;

export function errorLines(code: number | undefined): string[] {
  if (code === undefined) return CLIENT_ERROR;
  return code === 404 ? NOT_FOUND : SERVER_ERROR;
}

export type ErrorMessageProps = {
  code: number | undefined;
  /** One more sentence about the failure. */
  detail?: string;
  /** Address for another attempt, for temporary failures such as 503. */
  retryHref?: string;
};

/** What is shown instead of a page that failed. It has no head, so that every page can contain it. */
export function ErrorMessage({ code, detail, retryHref }: ErrorMessageProps) {
  const [first, ...others] = errorLines(code);
  return (
    <div className="site-width flex flex-col items-center py-16 text-center sm:py-24">
      <h1 className="brand-text text-5xl font-extrabold sm:text-7xl">{errorName(code)}</h1>
      <p className="mt-6 text-xl font-semibold">{first}</p>
      {[...others, ...(detail ? [detail] : [])].map((line) => (
        <p key={line} className="mt-2 max-w-prose text-muted">
          {line}
        </p>
      ))}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button look="gradient" size="large" href={paths.home()}>
          Return to Home
        </Button>
        {retryHref !== undefined && (
          <Button look="quiet" size="large" href={retryHref}>
            Try again
          </Button>
        )}
        {code === 404 && (
          <Button look="quiet" size="large" href={paths.contact()}>
            Contact
          </Button>
        )}
      </div>
    </div>
  );
}
