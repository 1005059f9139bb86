import { isAutomated, isNavigation } from '@/lib/http/server/visit';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFE = 'https://polymath.example';
const PLAIN = 'http://polymath.example';
const automatic = (headers: Record<string, string>, site = SAFE) => isAutomated({ headers }, site);

describe('a program', () => {
  it.each([
    ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['GPTBot', 'Mozilla/5.0 AppleWebKit/537.36; compatible; GPTBot/1.2; +https://openai.com/gptbot'],
    ['a link preview', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['a browser that nobody sits at', 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0 Safari/537.36'],
    ['curl', 'curl/8.14.1'],
    ['a script', 'python-requests/2.32'],
    ['nothing', ''],
  ])('is known by its name: %s', (_what, agent) => {
    expect(automatic({ 'user-agent': agent, 'sec-fetch-site': 'same-origin' })).toBe(true);
  });

  it('is known without its name where browsers say where a request comes from', () => {
    expect(automatic({ 'user-agent': FIREFOX })).toBe(true);
    expect(automatic({ 'user-agent': FIREFOX, 'sec-fetch-site': 'none' })).toBe(false);
    expect(automatic({ 'user-agent': FIREFOX }, PLAIN)).toBe(false);
  });

  it('is a browser that fetches ahead of anybody’s wish', () => {
    for (const header of ['sec-purpose', 'purpose'])
      expect(
        automatic({ 'user-agent': FIREFOX, 'sec-fetch-site': 'none', [header]: 'prefetch;prerender' }),
      ).toBe(true);
  });
});

describe('a page', () => {
  const navigation = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };

  it('is opened from this site, from nowhere and by a link of another site', () => {
    expect(isNavigation({ headers: { 'sec-fetch-site': 'same-origin' } })).toBe(true);
    expect(isNavigation({ headers: { 'sec-fetch-site': 'none' } })).toBe(true);
    expect(isNavigation({ headers: {} })).toBe(true);
    expect(isNavigation({ headers: { ...navigation, 'sec-fetch-dest': 'document' } })).toBe(true);
  });

  it('is not opened as the picture, frame or data of another site', () => {
    expect(isNavigation({ headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' } })).toBe(
      false,
    );
    expect(isNavigation({ headers: { ...navigation, 'sec-fetch-dest': 'iframe' } })).toBe(false);
    expect(isNavigation({ headers: { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' } })).toBe(
      false,
    );
  });
});
