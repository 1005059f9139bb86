import { tokenize } from '@polymath/engine/text/tokenize';
import { gatherMaterial } from '@/lib/guide/server/prompt/gather-material';
import { askedCourse } from '@/scripts/fakes/guide-fixtures';

// A busy machine takes its time to load all of this.
jest.setTimeout(30_000);

jest.mock('@/engine/text/tokenize', () => {
  const actual = jest.requireActual('@/engine/text/tokenize');
  return { ...actual, tokenize: jest.fn(actual.tokenize) };
});

describe('captions', () => {
  it('may be cited, and those that have to do with the question are kept of a long lesson', () => {
    const filler = Array.from({ length: 3_000 }, (_, at) => ({
      start: at * 30,
      text: 'Words about something else that take their place in the budget.',
    }));
    filler[2_500] = { start: 75_000, text: 'Here deleting is explained at last.' };
    const grounding = gatherMaterial(askedCourse, 2, 'Where is deleting explained?', filler);
    expect(grounding?.material.passages.length).toBeLessThan(1_000);
    expect(grounding?.material.passages).toContainEqual(filler[2_500]);
    expect(grounding?.citable.seconds).toContain(75_000);
    expect(grounding?.citable.seconds).toContain(300);
  });
});

it('splits few of many captions into words, those that contain most of what is asked', () => {
  const captions = Array.from({ length: 20_000 }, (_, at) => ({
    start: at * 30,
    text: 'Words about deleting that say nothing of what was wanted here.',
  }));
  captions[15_000] = { start: 450_000, text: 'Deleting pointers is explained at last.' };
  jest.mocked(tokenize).mockClear();

  const grounding = gatherMaterial(askedCourse, 2, 'Where is deleting pointers explained?', captions);

  const split = jest.mocked(tokenize).mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  expect(split).toBeLessThan(110_000);
  expect(grounding?.material.passages).toContainEqual(captions[15_000]);
});
