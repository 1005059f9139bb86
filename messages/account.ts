// Written by "npx tsx scripts/messages.ts" from messages/en/account.json.
import { createElement, Fragment, type ReactNode } from 'react';

type Text = string | number;
type Tag = (text?: ReactNode) => ReactNode;

export const welcome = (v: { name: Text }): string => `Welcome to ${v.name}`;
export const continueLearning = (): string => "Sign in to continue your learning journey";
export const continueWithGoogle = (): string => "Please continue in the Google window.";
export const offline = (): string => "You're offline";
export const signedInAs = (v: { name: Text }): string => `Signed in as ${v.name}. This site uses a local test sign-in.`;
export const notSetUp = (): string => "Sign-in is not available on this site.";
export const cancelled = (): string => "Login was cancelled. Please try again.";
export const popupBlocked = (): string => "Popup was blocked. Please allow popups for this site.";
export const failed = (): string => "Failed to login. Please try again.";
export const signInMissing = (v: { courses: Tag }): ReactNode => createElement(Fragment, null, "Sign-in is not available on this site. You can still learn: your progress is saved on this device, under ", v.courses("My Courses"), ".");
export const signingIn = (): string => "Signing in…";
export const signInWithGoogle = (): string => "Sign in with Google";
export const agree = (v: { terms: Tag; privacy: Tag }): ReactNode => createElement(Fragment, null, "By continuing, you agree to the ", v.terms("Terms"), " and the ", v.privacy("Privacy Policy"), ".");
export const signedOutElsewhere = (): string => "You have been signed out: this account was deleted, or its sign-in has ended. Its data is gone from this device, too.";
