import { isQuestion } from '@/engine/text/question-words';

it.each([
  'what is a black hole',
  'What are eigenvalues?',
  'explain recursion',
  '¿Qué es la fotosíntesis?',
  "qu'est-ce que la relativité",
  'was ist Rekursion',
  'что такое рекурсия',
  'makine öğrenmesi nedir',
  '什么是机器学习',
  '再帰とは',
])('knows that %s asks what something is', (text) => {
  expect(isQuestion(text)).toBe(true);
});

it.each(['black holes', 'whatsapp marketing', 'learn python', 'machine learning'])(
  'knows that %s does not',
  (text) => {
    expect(isQuestion(text)).toBe(false);
  },
);
