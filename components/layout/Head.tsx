import { Head as NextHead } from 'next/document';
import type { JSX } from 'react';

type Files = Parameters<NextHead['getScripts']>[0];

const late = <Tag extends JSX.Element | null>(script: Tag): Tag | JSX.Element =>
  script?.props.src ? <script key={script.key} data-src={script.props.src} /> : script;

/**
 * Next's head, whose scripts wait for the first paint: see `lib/late-scripts`. A development server adds scripts of its
 * own, which must come in Next's order.
 */
export class Head extends NextHead {
  override getScripts(files: Files) {
    const scripts = super.getScripts(files);
    return this.context.isDevelopment ? scripts : scripts.map(late);
  }

  override getDynamicChunks(files: Files) {
    const scripts = super.getDynamicChunks(files);
    return this.context.isDevelopment ? scripts : scripts.map(late);
  }
}
