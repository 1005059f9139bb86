import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import { aCourse } from '@/scripts/fakes/course';

const TOPICS = [
  { slug: 'photography', name: 'Photography', subject: 'Art', aliases: ['fotografía', '摄影'] },
  { slug: 'care', name: 'Care certificate', subject: 'Health', aliases: [] },
];
const COURSES = [
  aCourse({ id: 'photo', title: 'Photography for all', topics: ['photography'] }),
  aCourse({ id: 'baking', title: 'Baking with a certificate', topics: [] }),
  aCourse({ id: 'care', title: 'Care at home', topics: ['care'] }),
];

const opened = engineOver(COURSES, TOPICS);
const stating = engineOver(
  [
    aCourse({ id: 'paid', title: 'Photography 1', topics: ['photography'], certificate: 'paid' }),
    aCourse({ id: 'none', title: 'Photography 2', topics: ['photography'], certificate: 'none' }),
    ...COURSES,
  ],
  TOPICS,
);

const ask = (words: string) => {
  const { unsupported, wanted, results } = opened.engine.search(aSearch(words));
  return { wishes: unsupported?.map(({ facet }) => facet), wanted, ids: results.map(({ id }) => id) };
};

it.each([
  ['photography with certificate', ['certificate'], 'photography'],
  ['best rated photography course', ['rating'], 'photography course'],
  ['accredited photography with job guarantee', ['accreditation', 'job'], 'photography'],
  ['curso de fotografía con certificado', ['certificate'], 'curso de fotografía'],
  ['摄影 有证书', ['certificate'], '摄影'],
])('sets aside what cannot be judged in %s, and says so', (words, wishes, wanted) => {
  expect(ask(words)).toEqual({ wishes, wanted, ids: ['photo'] });
});

it('takes the words for a subject where nothing else is said, or where they are part of a name', () => {
  expect(ask('certificates').wishes).toBeUndefined();
  expect(ask('care certificate')).toMatchObject({ wishes: undefined, ids: ['care'] });
});

it('does not set aside the words of a title', () => {
  expect(ask('baking with a certificate')).toMatchObject({ wishes: undefined, ids: ['baking'] });
});

it('offers the courses that state a certificate, of which it cannot say that the others have none', () => {
  const search = (words: string, query = {}) => stating.engine.search(aSearch(words, query));

  const answer = search('photography with certificate');
  expect(answer).toMatchObject({ total: 3, unsupported: [{ facet: 'certificate' }] });
  expect(answer.offers).toEqual([
    { facet: 'certificate', value: 'paid', label: 'For a fee', words: 'with certificate', count: 1 },
  ]);
  const chosen = search('photography with certificate', { certificate: 'paid' });
  expect(chosen.results.map(({ id }) => id)).toEqual(['paid']);
});
