import {
  ErrorMessage,
  type ErrorMessageProps,
  errorLines,
  errorName,
} from '@/components/layout/ErrorMessage';
import { PageHead } from '@/components/ui/PageHead';
import { errorHead } from '@/lib/seo';

/** The page of an error. */
export function ErrorScreen(props: ErrorMessageProps) {
  const { code } = props;
  return (
    <>
      <PageHead {...errorHead(errorName(code), errorLines(code))} />
      <ErrorMessage {...props} />
    </>
  );
}
