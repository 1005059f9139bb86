/** An appointment that repeats weekly. Times are local to whoever reads the calendar. */
export type Appointment = {
  /** Identifies it, so that a calendar that gets the file again replaces it. */
  uid: string;
  /** The first day, YYYY-MM-DD. */
  day: string;
  /** HH:MM */
  time: string;
  minutes: number;
  /** Two-letter weekdays ("MO"); the first day is one of them. */
  weekdays: readonly string[];
  /** How often it takes place. */
  count: number;
  title: string;
  text: string;
  url: string;
};

const LINE_BYTES = 75;
const MINUTE_MS = 60_000;
const encoder = new TextEncoder();

const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** Breaks a line after at most 75 bytes, never inside of a character; each further line begins with a space. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

const compact = (text: string) => text.replace(/[-:]/g, '');
const stampOf = (now: Date) => `${compact(now.toISOString()).replace(/\.\d+/, '')}`;

function eventLines({ uid, day, time, minutes, weekdays, count, title, text, url }: Appointment, now: Date) {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stampOf(now)}`,
    // Calendars replace an appointment by one with a higher number only.
    `SEQUENCE:${Math.floor(now.getTime() / MINUTE_MS)}`,
    `DTSTART:${compact(day)}T${compact(time)}00`,
    `DURATION:PT${minutes}M`,
    ...(count > 1 ? [`RRULE:FREQ=WEEKLY;COUNT=${count};BYDAY=${weekdays.join(',')}`] : []),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    'END:VEVENT',
  ];
}

/** A calendar file as RFC 5545 defines it. */
export function calendarFile(name: string, appointments: readonly Appointment[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Polymath//Study plan//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...appointments.flatMap((appointment) => eventLines(appointment, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
