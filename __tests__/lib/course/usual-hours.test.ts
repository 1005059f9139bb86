import { UsualHoursBuilder, usualHoursOf } from '@/lib/course';
import { aCard } from '@/scripts/fakes/course';

const at = (provider: string, rest = {}) =>
  aCard({
    title: 'A course',
    provider,
    kind: 'video-series',
    hours: undefined,
    lessonCount: undefined,
    ...rest,
  });

function usual(hasLong = false) {
  const builder = new UsualHoursBuilder();
  for (let hours = 1; hours <= 13; hours++) {
    builder.add(at('Many', { hours, lessonCount: hours * 3 }));
    if (hasLong) builder.add(at(`Long ${hours}`, { hours: 10, lessonCount: 100 }));
    builder.add(at('Study', { workload: hours * 10 }));
    if (hours < 5) builder.add(at('Few', { hours }));
  }
  return builder.finish();
}

it('takes the middle length of the courses of a place', () => {
  expect(usualHoursOf(at('Many'), usual())).toBe(7);
  expect(usualHoursOf(at('Study'), usual())).toBe(70);
  expect(usualHoursOf(at('Study', { kind: 'text' }), usual())).toBe(70);
});

it('counts lessons as those of its place, and elsewhere where nothing else is known', () => {
  expect(usualHoursOf(at('Many', { lessonCount: 100 }), usual())).toBe(33);
  expect(usualHoursOf(at('Study', { lessonCount: 100 }), usual())).toBe(70);
  expect(usualHoursOf(at('New', { lessonCount: 20 }), usual())).toBe(7);
});

it('counts many lessons as those of other courses with many, which are shorter', () => {
  expect(usualHoursOf(at('New', { lessonCount: 100 }), usual())).toBeUndefined();
  expect(usualHoursOf(at('New', { lessonCount: 100 }), usual(true))).toBe(10);
  expect(usualHoursOf(at('New', { lessonCount: 20 }), usual(true))).toBe(7);
});

it('believes a title that says hours', () => {
  expect(usualHoursOf(at('Many', { title: 'Cloud course in 11 hours' }), usual())).toBe(11);
});

it('knows nothing of a place with few known lengths', () => {
  expect(usualHoursOf(at('Few'), usual())).toBeUndefined();
  expect(usualHoursOf(at('constructor'), {})).toBeUndefined();
});
