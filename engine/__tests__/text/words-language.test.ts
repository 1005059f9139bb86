import { wordsLanguage } from '@/engine/text/words-language';

describe('wordsLanguage', () => {
  it.each([
    ['機械学習の入門', 'ja'],
    ['机器学习', 'zh'],
    ['머신러닝', 'ko'],
    ['מבוא למדעי המחשב', 'he'],
    ['Python για αρχάριους', 'el'],
  ])('knows the language of %s by its letters', (words, language) => {
    expect(wordsLanguage(words)).toBe(language);
  });

  it('asks the courses that were found where several languages share the letters', () => {
    expect(wordsLanguage('машинне навчання', ['en', 'uk', 'ru'])).toBe('uk');
    expect(wordsLanguage('تعلم الآلة', ['en', 'zxx', 'ar'])).toBe('ar');
  });

  it('names no language that nothing speaks for', () => {
    expect(wordsLanguage('машинне навчання', ['en'])).toBe('und-Cyrl');
    expect(wordsLanguage('aprender python', ['es'])).toBeUndefined();
    expect(wordsLanguage('c++')).toBeUndefined();
  });
});

it('takes what is no tag of a language for nothing', () => {
  expect(wordsLanguage('ﭐ', ['\0', 'not a tag', ''])).toBe('und-Arab');
});
