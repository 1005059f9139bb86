// Written by "npx tsx scripts/messages.ts" from messages/en/account.json.
import { createElement, Fragment, type ReactNode } from 'react';
import { other, otherParts } from '@/lib/locale/current-locale';

type Text = string | number;
type Tag = (text?: ReactNode) => ReactNode;

export const welcome = (v: { name: Text }): string => other('account', 'welcome', v) ?? `Welcome to ${v.name}`;
export const continueLearning = (): string => other('account', 'continueLearning') ?? "Sign in to continue your learning journey";
export const continueWithGoogle = (): string => other('account', 'continueWithGoogle') ?? "Please continue in the Google window.";
export const offline = (): string => other('account', 'offline') ?? "You're offline";
export const signedInAs = (v: { name: Text }): string => other('account', 'signedInAs', v) ?? `Signed in as ${v.name}. This site uses a local test sign-in.`;
export const notSetUp = (): string => other('account', 'notSetUp') ?? "Sign-in is not available on this site.";
export const cancelled = (): string => other('account', 'cancelled') ?? "Login was cancelled. Please try again.";
export const popupBlocked = (): string => other('account', 'popupBlocked') ?? "Popup was blocked. Please allow popups for this site.";
export const failed = (): string => other('account', 'failed') ?? "Failed to login. Please try again.";
export const signInMissing = (v: { courses: Tag }): ReactNode => createElement(Fragment, null, ...(otherParts('account', 'signInMissing', v) ?? ["Sign-in is not available on this site. You can still learn: your progress is saved on this device, under ", v.courses("My Courses"), "."]));
export const signingIn = (): string => other('account', 'signingIn') ?? "Signing in…";
export const signInWithGoogle = (): string => other('account', 'signInWithGoogle') ?? "Sign in with Google";
export const agree = (v: { terms: Tag; privacy: Tag }): ReactNode => createElement(Fragment, null, ...(otherParts('account', 'agree', v) ?? ["By continuing, you agree to the ", v.terms("Terms"), " and the ", v.privacy("Privacy Policy"), "."]));
export const signedOutElsewhere = (): string => other('account', 'signedOutElsewhere') ?? "You have been signed out: this account was deleted, or its sign-in has ended. Its data is gone from this device, too.";
