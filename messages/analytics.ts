// Written by "npx tsx scripts/messages.ts" from messages/en/analytics.json.
import { createElement, Fragment, type ReactNode } from 'react';
import { other, otherParts } from '@/lib/locale/current-locale';

type Tag = (text?: ReactNode) => ReactNode;

export const analytics = (): string => other('analytics', 'analytics') ?? "Analytics";
export const noThanks = (): string => other('analytics', 'noThanks') ?? "No, thanks";
export const yesAllow = (): string => other('analytics', 'yesAllow') ?? "Yes, allow";
export const share = (): string => other('analytics', 'share') ?? "Help improve the site by sharing anonymous usage statistics from this device";
export const askedNotToTrack = (): string => other('analytics', 'askedNotToTrack') ?? "Your browser asks sites not to track you, so analytics are off.";
export const mayWe = (v: { privacy: Tag }): ReactNode => createElement(Fragment, null, ...(otherParts('analytics', 'mayWe', v) ?? ["May we collect anonymous usage statistics? No names, no advertising. ", v.privacy("Privacy Policy")]));
