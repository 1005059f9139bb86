import { type DocumentProps, Head } from 'next/document';
import { type Context, createElement, type ReactNode } from 'react';

/*
 * Needs: the parts of Next's document read `assetPrefix` from a context that `Head` names, and its scripts in a browser read
 * it from `__NEXT_DATA__`.
 * Why: each language has scripts of its own, and Next has one address of scripts for a build.
 * When it is gone: pages in other languages turn English when they are hydrated.
 */

/** A document whose scripts are in another folder. */
export function withScripts(
  folder: string | undefined,
  props: DocumentProps,
  document: ReactNode,
): ReactNode {
  if (folder === undefined) return document;
  const { Provider } = Head.contextType as unknown as Context<DocumentProps>;
  const data = { ...props.__NEXT_DATA__, assetPrefix: folder };
  return createElement(Provider, { value: { ...props, assetPrefix: folder, __NEXT_DATA__: data } }, document);
}
