import type { NextPage } from 'next';

/** `plain`: neither search bar nor sticky (home). `full`: both (every other page). */
export type HeaderLook = 'plain' | 'full';

/** A page that wants another header than its address gives it says so: `Page.header = 'plain'`. */
export type ShellPage = NextPage & { header?: HeaderLook };
