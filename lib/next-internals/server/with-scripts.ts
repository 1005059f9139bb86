import { type DocumentProps, Head } from 'next/document';
import { type Context, createElement, type ReactNode } from 'react';

/*
 * Needs: the parts of Next's document read `assetPrefix` and `nextFontManifest` from a context that `Head` names, and its
 * scripts in a browser read the first from `__NEXT_DATA__`.
 * Why: each language has scripts of its own, and Next has one address of scripts for a build. A language whose letters the
 * site's font lacks does not use it, and Next preloads it on every page.
 * When it is gone: pages in other languages turn English when they are hydrated, or load a font for nothing.
 */

/** A document whose scripts are in another folder, and which may do without the site's font. */
export function withScripts(
  { folder, hasFont }: { folder: string | undefined; hasFont: boolean },
  props: DocumentProps,
  document: ReactNode,
): ReactNode {
  if (folder === undefined) return document;
  const { Provider } = Head.contextType as unknown as Context<DocumentProps>;
  const data = { ...props.__NEXT_DATA__, assetPrefix: folder };
  const value = { ...props, assetPrefix: folder, __NEXT_DATA__: data };
  return createElement(
    Provider,
    { value: hasFont ? value : { ...value, nextFontManifest: undefined } },
    document,
  );
}
