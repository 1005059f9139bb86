import type { GetServerSideProps } from 'next';
import { useRouter } from 'next/router';
import type { ComponentType, FunctionComponent } from 'react';
import { Shown, shownPart } from '@/components/ui/Shown';
import type { HeadProps, SitePath, Unavailable } from '@/lib/pages';

const SitePageHead = shownPart(() => import('./SitePageHead').then((module) => module.SitePageHead));
const ErrorScreen = shownPart(() => import('./ErrorScreen').then((module) => module.ErrorScreen));

/** The route component that a loader's data fits: a route says that its own `satisfies` it. */
export type PageOf<Loader> =
  Loader extends GetServerSideProps<infer Props> ? FunctionComponent<Props> : never;

/** Creates the route component of a screen that brings its own head: the screen, or an error screen if it is unavailable. */
export function showUnlessUnavailable<Props extends object>(
  Screen: ComponentType<Props>,
): FunctionComponent<Props | Unavailable> {
  return function RoutedPage(props: Props | Unavailable) {
    const { asPath } = useRouter();
    if (!('unavailable' in props)) return <Screen {...props} />;
    return <Shown of={asPath}>{() => <ErrorScreen code={503} retryHref={asPath} />}</Shown>;
  };
}

/** Creates the route component of a page: its head and its screen, or an error screen if it is unavailable. */
export function showPage<Path extends SitePath, Props extends HeadProps<Path>>(
  path: Path,
  Screen: ComponentType<Props>,
): FunctionComponent<Props | Unavailable> {
  return showUnlessUnavailable<Props>(function PageWithHead(props) {
    const { asPath } = useRouter();
    return (
      <>
        <Shown of={asPath} className="contents">
          {() => <SitePageHead path={path} props={props} />}
        </Shown>
        <Screen {...props} />
      </>
    );
  });
}

/**
 * A screen that only shows text and links. React does not hydrate it, and neither its texts nor its code are among the scripts
 * that its page first loads.
 */
export function textScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Text = shownPart(load);
  return (props: Props) => {
    const [address] = useRouter().asPath.split('#');
    return <Shown of={address}>{() => <Text {...props} />}</Shown>;
  };
}

/**
 * The same of a page without data. The server makes it for each language when it is asked for; a browser that comes from
 * another page asks for nothing.
 */
export const showFixedPage = <Path extends SitePath>(path: Path, Screen: ComponentType<HeadProps<Path>>) =>
  Object.assign(showPage(path, Screen), { getInitialProps: () => ({}) });
