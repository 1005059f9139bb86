import fc from 'fast-check';
import { anyText } from '@/__tests__/support/any-text';
import { otherForms, phraseKey, tokenize, wordKey } from '@/engine/text/tokenize';

const words = (text: string) => tokenize(text).map(({ word }) => word);

it('keeps c++, c#, .net and course codes whole', () => {
  expect(words('C++ or C# on .NET, 6.006, 18.06SC and 6.S191')).toEqual([
    'c++',
    'or',
    'c#',
    'on',
    '.net',
    '6.006',
    '18.06sc',
    'and',
    '6.s191',
  ]);
});

it('cuts runs without spaces into overlapping pairs', () => {
  expect(words('Python操作系统')).toEqual(['python', '操作', '作系', '系统']);
  expect(words('数')).toEqual(['数']);
});

it('leaves elisions and possessives out', () => {
  expect(words("l'algorithme d’Euclide, today's")).toEqual(['algorithme', 'euclide', 'today']);
});

it('gives the range of every word in the text', () => {
  const text = 'Einführung in C++';
  expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Einführung', 'in', 'C++']);
});

it('knows the joined forms of codes and hyphened words', () => {
  expect(otherForms(tokenize('CS 229, e-commerce, CS50x, 18.06SC'))).toEqual([
    'cs229',
    'ecommerce',
    'cs50',
    '18.06',
  ]);
});

it('gives texts that differ in case and punctuation one key', () => {
  expect(wordKey('React - The Complete Guide')).toBe(wordKey('react: the complete guide!'));
  expect(phraseKey('初学者')).toBe('初学者');
});

it('takes any text and stays within it', () => {
  fc.assert(
    fc.property(anyText(80), (text) => {
      for (const { word, start, end } of tokenize(text)) {
        expect(word).not.toMatch(/\s|"/u);
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: 2000 },
  );
});

it('keeps known words whole within a run, in either way of writing', () => {
  const known = { phrases: new Set(['操作系统', '教程']), whole: new Set(['教程']), longest: 4 };
  const cut = (text: string) => tokenize(text, known).map(({ word }) => word);

  expect(cut('操作系统教程')).toEqual(['操作', '作系', '系统', '教程']);
  expect(cut('操作系統教程')).toEqual(['操作', '作系', '系统', '教程']);
});

it('reads a run by the phrases that cover most of it', () => {
  const phrases = new Set(['เรียน', 'เรียนภาษา', 'ภาษาอังกฤษ']);
  const known = { phrases, whole: new Set(['เรียน']), longest: 10 };

  expect(tokenize('เรียนภาษาอังกฤษ', known)[0]?.word).toBe('เรียน');
});
