import { createHash } from 'node:crypto';
import { z } from 'zod';

/*
 * Needs: the one inline script of Next's pages is made of its build manifest, in the same way on every page.
 * Why: a content security policy without `unsafe-inline`. Next's own way is a nonce in a proxy, which halves the
 * throughput and leaves static pages without scripts (docs/decisions/http-server.md).
 * When it is gone: browsers run no script of Next's, and no page is hydrated.
 */

/** The part of Next's build manifest from which its inline script is generated. */
const manifestSchema = z.object({
  pages: z.record(z.string(), z.unknown()),
  pagesChunkGroupBootstrapParams: z.record(z.string(), z.unknown()).default({}),
  chunkLoadingGlobal: z.string().default('TURBOPACK'),
});

const ESCAPES: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** The hash of an inline script in a content security policy. */
export const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Hashes of the boot script that Next writes inline into each page of a build, for a content security policy.
 * It is the same for every visitor.
 */
export function scriptHashes(manifest: unknown): string[] {
  const {
    pages,
    pagesChunkGroupBootstrapParams: params,
    chunkLoadingGlobal,
  } = manifestSchema.parse(manifest);
  const name = JSON.stringify(chunkLoadingGlobal);
  const push = (page: string) =>
    params[page] === undefined
      ? []
      : [`(globalThis[${name}] || (globalThis[${name}] = [])).push(${JSON.stringify(params[page])});`];
  const scripts = Object.keys(pages)
    .filter((page) => page !== '/_app')
    .map((page) => [...push('/_app'), ...push(page)].join('\n'))
    .map((script) => script.replace(/[&><\u2028\u2029]/g, (letter) => ESCAPES[letter] ?? letter));
  return [...new Set(scripts.map(hashOf))].sort();
}
