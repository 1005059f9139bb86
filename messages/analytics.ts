// Written by "npx tsx scripts/messages.ts" from messages/en/analytics.json.
import { createElement, Fragment, type ReactNode } from 'react';

type Tag = (text?: ReactNode) => ReactNode;

export const analytics = (): string => "Analytics";
export const noThanks = (): string => "No, thanks";
export const yesAllow = (): string => "Yes, allow";
export const share = (): string => "Help improve the site by sharing anonymous usage statistics from this device";
export const askedNotToTrack = (): string => "Your browser asks sites not to track you, so analytics are off.";
export const mayWe = (v: { privacy: Tag }): ReactNode => createElement(Fragment, null, "May we collect anonymous usage statistics? No names, no advertising. ", v.privacy("Privacy Policy"));
