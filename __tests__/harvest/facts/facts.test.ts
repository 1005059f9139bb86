import { newId } from '@/harvest/catalogue/to-course';
import { canonicalAddress } from '@/harvest/facts/canonical-address';
import { languageOfScript } from '@/harvest/facts/script-language';
import { makeTopicFinder } from '@/harvest/topics/find-topics';
import { blockHosts, readHostList } from '@/lib/catalog/server/blocked-hosts';

it.each([
  ['https://www.Example.org/a/?utm_source=x&b=2&a=1#top', 'example.org/a?a=1&b=2'],
  ['http://example.org/a/index.html', 'example.org/a'],
  ['https://example.org:8443/a', 'example.org:8443/a'],
  ['https://127.0.0.1/a', undefined],
  ['https://name:secret@example.org/a', undefined],
  ['https://intranet/a', undefined],
  ['ftp://example.org/a', undefined],
  ['javascript:alert(1)', undefined],
])('spells %s as %s', (address, canonical) => {
  expect(canonicalAddress(address)).toBe(canonical);
});

it.each([
  ['파이썬 입문', 'ko'],
  ['はじめてのPython', 'ja'],
  ['ภาษาไทยเบื้องต้น', 'th'],
  ['תכנות בפייתון', 'he'],
  ['தமிழ் இலக்கணம்', 'ta'],
  ['Learn Korean: 한국어 for beginners', undefined],
  ['Введение в статистику', undefined],
  ['统计学导论', undefined],
  ['مقدمة في الإحصاء', undefined],
  ['Σ-algebras and measure theory', undefined],
  ['Introduction to statistics', undefined],
])('says of the language of "%s" %s', (title, language) => {
  expect(languageOfScript(title)).toBe(language);
});

it('blocks a host and all below it', () => {
  const blocked = blockHosts(
    readHostList('# who asked\nexample.org # by letter\n\nwww.school.example.com\n'),
  );
  expect(['example.org', 'a.example.org', 'school.example.com'].map(blocked)).toEqual([true, true, true]);
  expect(['other.example.com', 'badexample.org', 'com'].map(blocked)).toEqual([false, false, false]);
});

it('makes ids that are addresses, in any script and of any length', () => {
  expect(newId('Töpfern & Brennen', 'VHS', 'a')).toMatch(/^topfern-and-brennen-vhs-[0-9a-f]{8}$/);
  expect(newId('数学', '学校', 'a')).toMatch(/^[a-z0-9-]+-[0-9a-f]{8}$/);
  expect(newId('!!!', '???', 'a')).toMatch(/^[0-9a-f]{8}$/);
  expect(newId('word '.repeat(80), 'School', 'a').length).toBeLessThan(90);
  expect(newId('A', 'B', 'a')).not.toBe(newId('A', 'B', 'b'));
});

it('finds topics by title and by the subjects of a source, and makes none up', () => {
  const find = makeTopicFinder(
    [
      { slug: 'python', name: 'Python', subject: 'Programming', aliases: [] },
      {
        slug: 'statistics',
        name: 'Statistics',
        subject: 'Mathematics',
        aliases: ['stats'],
        words: { de: ['statistik'] },
      },
    ],
    () => true,
  );
  expect(find({ title: 'Python for beginners', tags: ['Something else'] })).toEqual(['python']);
  expect(find({ title: 'A course', tags: ['Stats', 'Something else'] })).toEqual(['statistics']);
  expect(find({ title: 'Ein Kurs', tags: ['Statistik'], language: 'de' })).toEqual(['statistics']);
  expect(find({ title: 'A course', tags: ['Statistik'], language: 'en' })).toEqual([]);
  const map = new Map([['isced f 0542', 'statistics']]);
  expect(find({ title: 'A course', tags: ['isced-f:0542'], map })).toEqual(['statistics']);
});
