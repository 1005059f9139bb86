// Written by "npx tsx scripts/messages.ts" from messages/en/http.json.
import { numberOf } from '@/lib/format/count';

type Text = string | number;

export const error = (v: { status: Text }): string => `Error ${v.status}`;
export const returnToHome = (): string => "Return to home";
export const methodNotAllowed = (): string => "Method not allowed";
export const tryAgainIn = (v: { seconds: number }): string => `You can try again in ${numberOf(v.seconds)}${(v.seconds===1?" second":" seconds")}.`;
export const againOrHome = (v: { again: Text; home: Text }): string => `${v.again} or ${v.home}`;
export const tryAgain = (): string => "Try again";
export const goHome = (): string => "return to home";
