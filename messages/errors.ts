// Written by "npx tsx scripts/messages.ts" from messages/en/errors.json.
import { other } from '@/lib/locale/current-locale';

type Text = string | number;

export const searchUnavailable = (v: { again: Text }): string => other('errors', 'searchUnavailable', v) ?? `Search is busy or being updated. ${v.again}`;
export const invalid = (): string => other('errors', 'invalid') ?? "We could not understand the request. Please check the address.";
export const notFound = (): string => other('errors', 'notFound') ?? "There is nothing at this address.";
export const method = (): string => other('errors', 'method') ?? "This address does not accept that method.";
export const foreign = (): string => other('errors', 'foreign') ?? "Only pages of this site can use this address.";
export const tooMany = (v: { again: Text }): string => other('errors', 'tooMany', v) ?? `Too many requests. ${v.again}`;
export const tooSlow = (v: { again: Text }): string => other('errors', 'tooSlow', v) ?? `The request took too long to arrive. ${v.again}`;
export const tooLarge = (): string => other('errors', 'tooLarge') ?? "The request is too large.";
export const headers = (): string => other('errors', 'headers') ?? "Your browser sent too much data. Clear the cookies of this site and try again.";
export const mediaType = (): string => other('errors', 'mediaType') ?? "This address accepts only JSON.";
export const busy = (v: { again: Text }): string => other('errors', 'busy', v) ?? `The site is very busy. ${v.again}`;
export const serverError = (): string => other('errors', 'serverError') ?? "Something went wrong on our servers.";
export const noModel = (): string => other('errors', 'noModel') ?? "No AI model is available on this site.";
export const noTranscript = (): string => other('errors', 'noTranscript') ?? "This lesson has no transcript.";
export const courseNotFound = (): string => other('errors', 'courseNotFound') ?? "We could not find that course.";
export const tryAgain = (): string => other('errors', 'tryAgain') ?? "Please try again.";
export const tryMoment = (): string => other('errors', 'tryMoment') ?? "Please try again in a moment.";
export const waitMoment = (): string => other('errors', 'waitMoment') ?? "Please wait a moment.";
