import { type Appointment, calendarFile } from '@/lib/format/calendar-file';

const appointment: Appointment = {
  uid: 'git.2026-12-01@site.example',
  day: '2026-12-01',
  time: '19:05',
  minutes: 150,
  weekdays: ['TU', 'TH'],
  count: 3,
  title: 'Git, GitHub; and \\more',
  text: 'First\nSecond',
  url: 'https://site.example/course/git',
};
const now = new Date('2026-11-22T10:11:12.345Z');
const write = (change: Partial<Appointment> = {}, name = 'Plan: git') =>
  calendarFile(name, [{ ...appointment, ...change }], now);
/** As a reader does first: a line that begins with a space continues the one before. */
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('writes what RFC 5545 asks of a calendar and its events', () => {
  expect(unfold(write())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    expect.stringMatching(/^PRODID:\S/),
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Plan: git',
    'BEGIN:VEVENT',
    'UID:git.2026-12-01@site.example',
    'DTSTAMP:20261122T101112Z',
    'SEQUENCE:29922371',
    'DTSTART:20261201T190500',
    'DURATION:PT150M',
    'RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=TU,TH',
    String.raw`SUMMARY:Git\, GitHub\; and \\more`,
    String.raw`DESCRIPTION:First\nSecond`,
    'URL:https://site.example/course/git',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('repeats nothing that takes place once', () => {
  expect(write({ count: 1 })).not.toContain('RRULE');
});

it('ends every line with CRLF and breaks it after at most 75 bytes, never inside of a character', () => {
  const title = 'Основы 機械学習 👩\u200d💻 '.repeat(20).trim();
  const file = write({ title }, title);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfold(file)).toContain(`SUMMARY:${title}`);
  expect(file).not.toContain('\ufffd');
});

it('lets no text begin a line of its own', () => {
  const file = write({ title: 'A\r\nATTENDEE:mailto:x@example.org\u0000', text: 'B\rEND:VEVENT' });
  expect(unfold(file).filter((line) => /^(ATTENDEE|END:VEVENT)/.test(line))).toEqual(['END:VEVENT']);
});
