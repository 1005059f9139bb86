/** @jest-environment jsdom */

import { aUser } from '@/__tests__/support/account';
import { until } from '@/__tests__/support/until';
import { setSession } from '@/lib/account/browser/session';
import { offeredLocale } from '@/lib/learning/browser';

const KEY = 'learning/device/settings/main';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '{}').data?.locale;

function open({
  languages = ['en'],
  lang = 'en',
  from = '',
  how = 'navigate',
}: {
  languages?: string[];
  lang?: string;
  from?: string;
  how?: string;
}) {
  document.documentElement.lang = lang;
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(from && location.origin + from);
  performance.getEntriesByType = () => [{ type: how } as unknown as PerformanceEntry];
  return offeredLocale();
}

const choose = (locale: unknown, key = KEY) =>
  localStorage.setItem(key, JSON.stringify({ data: { locale, times: { locale: 1 }, updatedAt: 1 } }));

beforeEach(() => {
  localStorage.clear();
  setSession({ kind: 'signed-out' });
});
afterEach(() => jest.restoreAllMocks());

it('offers what the browser prefers, where pages are in it', () => {
  expect(open({ languages: ['es-MX', 'en'] })).toBe('es');
  expect(open({ languages: ['en-GB', 'es'] })).toBeUndefined();
  expect(open({ languages: ['es'], lang: 'es' })).toBeUndefined();
  expect(open({ languages: ['en'], lang: 'es' })).toBe('en');
  expect(open({ languages: ['nl'] })).toBeUndefined();
  expect(open({ languages: ['es'], lang: 'qps' })).toBeUndefined();
});

it('offers what was chosen before, whatever the browser prefers', () => {
  choose('de');
  expect(open({ languages: ['es'] })).toBe('de');
  choose('en');
  expect(open({ languages: ['es'] })).toBeUndefined();
});

it.each(['qps', '__proto__', { a: 1 }, 7])('takes %j for no choice', (locale) => {
  choose(locale);
  expect(open({ languages: ['es'] })).toBe('es');
});

it('survives a storage with something else in it', () => {
  for (const text of ['null', '{', '[]', '{"data":null}']) {
    localStorage.setItem(KEY, text);
    expect(open({ languages: ['es'] })).toBe('es');
  }
});

it('remembers a language that was followed to, and offers none', async () => {
  expect(open({ languages: ['en'], lang: 'es', from: '/search/python' })).toBeUndefined();
  await until(() => stored() === 'es');
});

it('takes no other way to a page for a choice', () => {
  expect(open({ languages: ['en'], lang: 'es', from: '/search/python', how: 'reload' })).toBe('en');
  expect(open({ languages: ['en'], lang: 'es', from: '/es/topics' })).toBe('en');
  expect(stored()).toBeUndefined();
});

it('asks the account, not the device, of who is signed in; before it was read nothing is offered', () => {
  setSession({ kind: 'signed-in', user: aUser({ uid: 'ada' }) });
  expect(open({ languages: ['es'] })).toBeUndefined();
  choose('fr', 'learning/account-ada/settings/main');
  expect(open({ languages: ['es'] })).toBe('fr');
  localStorage.removeItem('learning/account-ada/settings/main');
  localStorage.setItem('learning/account-ada/seen-until', '1');
  expect(open({ languages: ['es'] })).toBe('es');
});
