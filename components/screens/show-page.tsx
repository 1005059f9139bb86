import { useRouter } from 'next/router';
import type { ComponentType } from 'react';
import { Shown, shownPart } from '@/components/ui/Shown';
import { headOf, type SitePage, type Unavailable } from '@/lib/pages';

const PageHead = shownPart(() => import('@/components/ui/PageHead').then((module) => module.PageHead));
const ErrorScreen = shownPart(() => import('./ErrorScreen').then((module) => module.ErrorScreen));

/** Creates the route component of a screen that brings its own head: the screen, or an error screen if it is unavailable. */
export function showUnlessUnavailable<Props extends object>(
  Screen: ComponentType<Props>,
): ComponentType<Props | Unavailable> {
  return function RoutedPage(props: Props | Unavailable) {
    const { asPath } = useRouter();
    if (!('unavailable' in props)) return <Screen {...props} />;
    return (
      <Shown of={asPath}>
        {() => <ErrorScreen code={503} detail="Please try again in a moment." retryHref={asPath} />}
      </Shown>
    );
  };
}

/** Creates the route component of a page: its head and its screen, or an error screen if it is unavailable. */
export function showPage<Props extends object>(
  page: SitePage<Props>,
  Screen: ComponentType<Props>,
): ComponentType<Props | Unavailable> {
  return showUnlessUnavailable<Props>(function PageWithHead(props) {
    const { asPath } = useRouter();
    return (
      <>
        <Shown of={asPath} className="contents">
          {() => <PageHead {...headOf(page, props)} />}
        </Shown>
        <Screen {...props} />
      </>
    );
  });
}

/**
 * The same of a page without data. The server makes it for each language when it is asked for; a browser that comes from
 * another page asks for nothing.
 */
export const showFixedPage = <Props extends object>(page: SitePage<Props>, Screen: ComponentType<Props>) =>
  Object.assign(showPage(page, Screen), { getInitialProps: () => ({}) });
