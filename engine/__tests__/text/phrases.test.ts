import { ALIAS_GROUPS } from '@/engine/text/alias-groups';
import { conceptsIn, isRankingConcept } from '@/engine/text/phrases';
import { tokenize } from '@/engine/text/tokenize';

it.each([
  ['js', 'javascript'],
  ['k8s', 'kubernetes'],
  ['ml', 'machine learning'],
  ['nlp', 'natural language processing'],
  ['gcp', 'google cloud'],
  ['econ', 'economía'],
  ['机器学习', 'aprendizaje automático'],
  ['operating system', 'операционные системы'],
])('gives %s and %s one meaning', (one, other) => {
  const meanings = conceptsIn(tokenize(one));
  expect([...conceptsIn(tokenize(other))].filter((concept) => meanings.has(concept))).not.toEqual([]);
});

it('finds meanings within a text, also where they overlap', () => {
  expect(conceptsIn(tokenize('Data Structures and Algorithms in Python'))).toEqual(
    new Set(['=data-structures', '=data-structures-and-algorithms', '=algorithms', '=python']),
  );
});

it('knows words that rank but do not narrow', () => {
  expect(isRankingConcept('introduction')).toBe(true);
  expect(isRankingConcept('python')).toBe(false);
});

it('has no phrase in a group twice', () => {
  for (const group of ALIAS_GROUPS) expect(new Set(group).size).toBe(group.length);
});
