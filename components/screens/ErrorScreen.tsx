import { ErrorMessage, errorOf, serverErrorLines } from '@/components/layout/ErrorMessage';
import { Button } from '@/components/ui/Button';
import { PageHead } from '@/components/ui/PageHead';
import { paths } from '@/lib/paths';
import { errorHead } from '@/lib/seo';
import * as errors from '@/messages/errors';
import * as m from '@/messages/layout';

type Props = {
  code: number | undefined;
  /** Address for another attempt, for temporary failures such as 503. */
  retryHref?: string;
};

function linesOf(code: number | undefined): string[] {
  if (code === undefined) return [m.clientError()];
  return code === 404 ? [m.notFound(), m.notFoundHelp()] : serverErrorLines();
}

export function ErrorScreen({ code, retryHref }: Props) {
  const name = code === undefined ? m.unknownError() : errorOf(code);
  const lines = linesOf(code);
  return (
    <>
      <PageHead {...errorHead(name, lines)} />
      <ErrorMessage name={name} lines={retryHref === undefined ? lines : [...lines, errors.tryMoment()]}>
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
      </ErrorMessage>
    </>
  );
}
