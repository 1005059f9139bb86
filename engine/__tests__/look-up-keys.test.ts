import { engineOver } from '@/__tests__/support/engine-over';
import { courseKeys } from '@/lib/course/course-keys';
import { aCourse } from '@/scripts/fakes/course';

const PLAYLIST = 'PLknown1234567';

const opened = engineOver([
  aCourse({ id: 'list', playlistId: PLAYLIST, popularity: 0.2 }),
  aCourse({ id: 'list-twin', playlistId: PLAYLIST, popularity: 0.9 }),
  aCourse({ id: 'named', title: 'Cálculo: Introduction', provider: 'MIT' }),
]);

it('finds the most popular course of a playlist and one of the same name, wherever they stand in results', () => {
  const found = aCourse({
    title: 'calculo introduction',
    provider: 'mit',
    url: `https://www.youtube.com/playlist?list=${PLAYLIST}`,
  });

  expect(Object.fromEntries(opened.engine.findByKeys(courseKeys(found)))).toEqual({
    [`list:${PLAYLIST}`]: 'list-twin',
    'name:calculo introduction|mit': 'named',
  });
});

it('finds nothing for what the catalogue does not have', () => {
  expect(opened.engine.findByKeys(['list:PLnobodyKnowsIt', 'name:x|y'])).toEqual([]);
  expect(opened.engine.findByKeys([])).toEqual([]);
});
