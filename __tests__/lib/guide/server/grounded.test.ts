/** @jest-environment node */
import { askGroundedQuestions } from '@/scripts/fakes/grounded-questions';

it('shows only citations of places that were supplied, in every lesson of the catalogue that has chapters', async () => {
  const rows = await askGroundedQuestions('data/catalog');
  for (const { asked, made, invented, shown, valid } of rows) {
    expect(asked).toBeGreaterThan(100);
    expect(made).toBeGreaterThan(asked - 1);
    expect(valid).toBe(shown);
    // What was true is kept: a filter that lets nothing through would be valid as well.
    expect(shown).toBe(made - invented);
  }
  expect(rows.reduce((sum, { invented }) => sum + invented, 0)).toBeGreaterThan(1_000);
}, 60_000);
