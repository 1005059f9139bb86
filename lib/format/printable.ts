const UNPRINTABLE = /(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/gu;

/** Text with spaces in place of control and invalid characters, which no text has on purpose and XML refuses. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, ' ');
