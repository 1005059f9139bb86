import { Button } from '@/components/ui/Button';
import { PageHead } from '@/components/ui/PageHead';
import { paths } from '@/lib/paths';
import { errorHead } from '@/lib/seo/heads/error-head';

const NOT_FOUND = [
  "We couldn't find the page you're looking for.",
  'If you believe this is a mistake, please contact our support team.',
];
const SERVER_ERROR = [
  'Something went wrong on our servers.',
  "Don't worry, our team has been notified and is working on fixing the issue.",
];
const CLIENT_ERROR = ['An error occurred on client'];

function linesFor(code: number | undefined): string[] {
  if (code === undefined) return CLIENT_ERROR;
  return code === 404 ? NOT_FOUND : SERVER_ERROR;
}

type Props = {
  code: number | undefined;
  /** One more sentence about the failure. */
  detail?: string;
  /** Address for another attempt, for temporary failures such as 503. */
  retryHref?: string;
};

export function ErrorScreen({ code, detail, retryHref }: Props) {
  const name = `Error ${code ?? 'Unknown'}`;
  const lines = linesFor(code);
  const [first, ...others] = lines;
  return (
    <div className="site-width flex flex-col items-center py-16 text-center sm:py-24">
      <PageHead {...errorHead(name, lines)} />
      <h1 className="brand-text text-5xl font-extrabold sm:text-7xl">{name}</h1>
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
