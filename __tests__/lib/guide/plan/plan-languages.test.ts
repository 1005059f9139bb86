import { planLanguages } from '@/lib/guide/plan/plan-languages';

it('offers the common languages beside those that were found, each once and by name', () => {
  const choices = planLanguages([
    { value: 'ta', label: 'Tamil' },
    { value: 'es', label: 'Spanish' },
  ]);
  const labels = choices.map(({ label }) => label);
  expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'en')));
  expect(labels).toEqual(expect.arrayContaining(['Tamil', 'Spanish', 'English', 'Portuguese']));
  expect(choices.filter(({ value }) => value === 'es')).toHaveLength(1);
});
