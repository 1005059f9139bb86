import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { queryAllByRole } from '@testing-library/dom';
import type { Part } from './visitor';

type Pattern = { source: string; flags: string };
export type Step = { css?: string; role?: string; name?: string | Pattern; text?: Pattern };
type Library = { queryAllByRole: typeof queryAllByRole };

const plain = ({ source, flags }: RegExp): Pattern => ({ source, flags });

/** The part and all that it is within, outermost first, as a driver can send it. */
export function stepsTo(part: Part): Step[] {
  const { within, text, ...own } = part;
  const step: Step = {
    ...('css' in own && { css: own.css }),
    ...('role' in own && { role: own.role }),
    ...('name' in own && own.name && { name: own.name instanceof RegExp ? plain(own.name) : own.name }),
    ...(text && { text: plain(text) }),
  };
  return [...(within ? stepsTo(within) : []), step];
}

/** Runs in the page, and knows only what is in it: every such part. */
export function findAll(steps: Step[]): HTMLElement[] {
  const { queryAllByRole } = (window as unknown as { TestingLibraryDom: Library }).TestingLibraryDom;
  let found = [document.body];
  for (const { css, role = '', name, text } of steps) {
    const named = typeof name === 'object' ? new RegExp(name.source, name.flags) : name;
    const inside = (root: HTMLElement) =>
      css
        ? [...root.querySelectorAll<HTMLElement>(css)].filter((one) => one.checkVisibility())
        : queryAllByRole(root, role, { name: named });
    found = found
      .flatMap(inside)
      .filter((one) => !text || new RegExp(text.source, text.flags).test(one.textContent));
  }
  return found;
}

const folder = dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json'));
/** Gives a page the library that finds elements by role and name. */
export const LIBRARY = readFileSync(join(folder, 'dist/@testing-library/dom.umd.min.js'), 'utf8');
export const HAS_LIBRARY = '"TestingLibraryDom" in window';
