import { isLongRun } from '@/__tests__/support/long-run';
import { readCourses } from '@/engine/judge/run-judged';
import { askGroundedQuestions } from '@/scripts/fakes/grounded-questions';

/** One in so many lessons; all of them in the long form. */
const ONE_IN = isLongRun ? 1 : 32;

it('shows only citations of places that were supplied, in lessons of the catalogue that have chapters', async () => {
  const rows = await askGroundedQuestions(readCourses('data/catalog'), ONE_IN);
  for (const { asked, made, invented, shown, valid } of rows) {
    expect(asked).toBeGreaterThan(300 / ONE_IN);
    expect(made).toBeGreaterThan(asked - 1);
    expect(valid).toBe(shown);
    // What was true is kept: a filter that lets nothing through would be valid as well.
    expect(shown).toBe(made - invented);
  }
  expect(rows.reduce((sum, { invented }) => sum + invented, 0)).toBeGreaterThan(1_000 / ONE_IN);
}, 60_000);
