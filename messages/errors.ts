// Written by "npx tsx scripts/messages.ts" from messages/en/errors.json.

type Text = string | number;

export const searchUnavailable = (v: { again: Text }): string => `Search is busy or being updated. ${v.again}`;
export const invalid = (): string => "We could not understand the request. Please check the address.";
export const notFound = (): string => "There is nothing at this address.";
export const method = (): string => "This address does not accept that method.";
export const foreign = (): string => "Only pages of this site can use this address.";
export const tooMany = (v: { again: Text }): string => `Too many requests. ${v.again}`;
export const tooSlow = (v: { again: Text }): string => `The request took too long to arrive. ${v.again}`;
export const tooLarge = (): string => "The request is too large.";
export const headers = (): string => "Your browser sent too much data. Clear the cookies of this site and try again.";
export const mediaType = (): string => "This address accepts only JSON.";
export const busy = (v: { again: Text }): string => `The site is very busy. ${v.again}`;
export const serverError = (): string => "Something went wrong on our servers.";
export const noModel = (): string => "No AI model is available on this site.";
export const noTranscript = (): string => "This lesson has no transcript.";
export const courseNotFound = (): string => "We could not find that course.";
export const tryAgain = (): string => "Please try again.";
export const tryMoment = (): string => "Please try again in a moment.";
export const waitMoment = (): string => "Please wait a moment.";
