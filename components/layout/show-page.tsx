import type { ComponentType } from 'react';
import { headOf, type SitePage } from '@/lib/pages/define-page';
import { PageHead } from './PageHead';

/** Creates the route component of a page: its head and its screen. */
export function showPage<Props extends object>(
  page: SitePage<Props>,
  Screen: ComponentType<Props>,
): ComponentType<Props> {
  return function RoutedPage(props: Props) {
    return (
      <>
        <PageHead {...headOf(page, props)} />
        <Screen {...props} />
      </>
    );
  };
}
