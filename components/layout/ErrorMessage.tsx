import { Button } from '@/components/ui/Button';
import { paths } from '@/lib/paths';
import * as m from '@/messages/layout';

export const errorName = (code: number | undefined): string =>
  code === undefined ? m.unknownError() : m.error({ code });

export function errorLines(code: number | undefined): string[] {
  if (code === undefined) return [m.clientError()];
  return code === 404 ? [m.notFound(), m.notFoundHelp()] : [m.serverError(), m.serverErrorHelp()];
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
          {m.returnToHome()}
        </Button>
        {retryHref !== undefined && (
          <Button look="quiet" size="large" href={retryHref}>
            {m.tryAgain()}
          </Button>
        )}
        {code === 404 && (
          <Button look="quiet" size="large" href={paths.contact()}>
            {m.contact()}
          </Button>
        )}
      </div>
    </div>
  );
}
