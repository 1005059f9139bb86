const CLOCK = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/;

/** Parses the second of `?t=754`, `754s` or `12m34s`; undefined if it is invalid. */
export function readStartSecond(value: string | string[] | null | undefined): number | undefined {
  const text = Array.isArray(value) ? value[0] : value;
  const parts = text ? CLOCK.exec(text) : null;
  if (!parts) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** A link to a second of a lesson. The second is in the fragment, so that crawlers see one page. */
export const atSecond = (path: string, second: number): string => `${path}#t=${second}`;

/** The second that an address of a lesson names: `#t=754` in links of this site, `?t=754` in shared ones. */
export function startSecondOf(address: string): number | undefined {
  const { searchParams, hash } = new URL(address, 'https://site.example');
  return readStartSecond(searchParams.get('t') ?? new URLSearchParams(hash.slice(1)).get('t'));
}
