import { speak } from '@/__tests__/support/locale';
import { AppError } from '@/lib/errors';
import { loadMap } from '@/lib/screens/server/load-map';

const overview = async () =>
  ({
    map: {
      python: { name: 'Python', subject: 'Programming', count: 500, requires: [] },
      lisp: { name: 'Lisp', subject: 'Programming', count: 2, requires: [] },
      unknown: { name: 'Unknown', subject: 'Programming', count: 9 },
    },
  }) as never;

it('shows a topic, which search engines may list if its page is', async () => {
  const found = await loadMap({ overview }, 'python');
  expect(found).toMatchObject({
    kind: 'found',
    indexed: true,
    props: { shown: { planHref: '/plan?goal=learn+python', head: { path: '/map/python', robots: 'index' } } },
  });
  expect(await loadMap({ overview }, 'lisp')).toMatchObject({ indexed: false });
});

it('leads from capitals to the address, and knows no map of anything else', async () => {
  expect(await loadMap({ overview }, 'Python')).toEqual({ kind: 'redirect', to: '/map/python', status: 308 });
  for (const slug of ['unknown', 'constructor', ''])
    expect(await loadMap({ overview }, slug)).toEqual({ kind: 'not-found' });
});

it('says that it is unavailable without a catalogue', async () => {
  const away = () => Promise.reject(new AppError('search/unavailable'));
  expect(await loadMap({ overview: away }, 'python')).toMatchObject({ kind: 'unavailable' });
});

it('names topics in the language of the page, without reasons, which are in English alone', async () => {
  speak('es');
  const map = {
    statistics: {
      name: 'Statistics',
      subject: 'Mathematics',
      count: 9,
      firstFor: 'anyone',
      requires: [{ topic: 'algebra', strength: 'must', why: 'formulas have letters', evidence: [] }],
    },
    algebra: { name: 'Algebra', subject: 'Mathematics', count: 9, requires: [] },
  };
  const found = await loadMap({ overview: async () => ({ map }) as never }, 'statistics');
  speak('en');
  const topic = { name: 'Estadística', english: 'Statistics', subject: 'Matemáticas' };
  const shown = {
    around: { topic, before: [{ name: 'Álgebra', why: '' }] },
    planHref: '/es/plan?goal=Estad%C3%ADstica',
  };
  expect(found).toMatchObject({ props: { shown } });
  expect(found).not.toHaveProperty('props.shown.around.topic.firstFor');
});
