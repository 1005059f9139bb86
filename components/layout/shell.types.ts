import type { NextPage } from 'next';

/** `plain`: no search bar, not sticky (home). `full`: both (all other pages). */
export type HeaderLook = 'plain' | 'full';

/** A page with a different header than its address implies sets it: `Page.header = 'plain'`. */
export type ShellPage = NextPage & { header?: HeaderLook };
