import { engineOver } from '@/__tests__/support/engine-over';
import { aCourse } from '@/scripts/fakes/course';

const opened = engineOver([
  aCourse({ id: 'new', versions: ['old', 'lost'], prerequisites: { courses: ['before'] } }),
  aCourse({ id: 'old', title: 'Of another year', year: 2015 }),
  aCourse({ id: 'before' }),
]);

it('finds the courses that a course names, without those that are not there', () => {
  const named = (id: string, related?: boolean) => {
    const lookup = opened.engine.findCourse(id, related === undefined ? {} : { related });
    return lookup.kind === 'found' ? lookup.named?.map((card) => card.id) : undefined;
  };

  expect(named('new')).toEqual(['old', 'before']);
  expect(named('new', false)).toBeUndefined();
  expect(named('old')).toBeUndefined();
});
