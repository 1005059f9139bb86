import { useRouter } from 'next/router';
import type { ComponentType } from 'react';
import { PageHead } from '@/components/ui/PageHead';
import { headOf, type SitePage } from '@/lib/pages/define-page';
import type { Unavailable } from '@/lib/pages/unavailable.types';
import { ErrorScreen } from './ErrorScreen';

/** Creates the route component of a page: its head and its screen, or an error screen if it is unavailable. */
export function showPage<Props extends object>(
  page: SitePage<Props>,
  Screen: ComponentType<Props>,
): ComponentType<Props | Unavailable> {
  return function RoutedPage(props: Props | Unavailable) {
    const { asPath } = useRouter();
    if ('unavailable' in props)
      return <ErrorScreen code={503} detail="Please try again in a moment." retryHref={asPath} />;
    return (
      <>
        <PageHead {...headOf(page, props)} />
        <Screen {...props} />
      </>
    );
  };
}
