import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import { aCourse } from '@/scripts/fakes/course';

const algebra = { provider: 'Village School', topics: ['algebra'] };
const beginners = { level: 'beginner' as const, topics: ['farming'] };
const opened = engineOver(
  [
    aCourse({ id: 'ledgers', title: 'Ledgers', topics: ['accounting'] }),
    aCourse({ id: 'algebra-1', title: 'Algebra: exponents, logarithms', ...algebra }),
    aCourse({ id: 'algebra-2', title: 'Algebra, logarithms and exponents', ...algebra }),
    aCourse({ id: 'hives', title: 'Beekeeping 1', topics: ['farming'] }),
    aCourse({ id: 'bees', title: 'Beekeeping 2', topics: ['farming'] }),
    aCourse({ id: 'soil', title: 'Soil', ...beginners }),
    ...Array.from({ length: 6 }, (_, at) =>
      aCourse({ id: `field-${at}`, title: `Fields ${at}`, topics: ['farming'], level: 'advanced' }),
    ),
    aCourse({ id: 'verbs', title: 'Nicos Weg', topics: ['german'], language: 'de' }),
    aCourse({ id: 'bread', title: 'Brot', topics: ['bread'], language: 'de' }),
  ],
  [
    {
      slug: 'accounting',
      name: 'Accounting',
      subject: 'Business',
      aliases: [],
      words: { fr: ['comptabilité'] },
    },
    { slug: 'algebra', name: 'Algebra', subject: 'Mathematics', aliases: [] },
    {
      slug: 'logarithms',
      name: 'Logarithms and exponents',
      subject: 'Mathematics',
      broader: 'algebra',
      aliases: [],
      words: { ru: ['логарифмы'] },
    },
    { slug: 'farming', name: 'Farming', subject: 'Work', aliases: [] },
    {
      slug: 'beekeeping',
      name: 'Beekeeping',
      subject: 'Work',
      broader: 'farming',
      aliases: [],
      words: { de: ['imkern'] },
    },
    { slug: 'german', name: 'German', subject: 'Languages', aliases: [], words: { de: ['deutsch'] } },
    { slug: 'bread', name: 'Bread', subject: 'Food', aliases: [], words: { de: ['brot'] } },
    {
      slug: 'grade-5',
      name: 'Grade 5',
      subject: 'School',
      aliases: [],
      kind: 'stage',
      leadsTo: ['algebra'],
    },
  ],
);

const ask = (words: string) => opened.engine.search(aSearch(words));
const ids = (words: string) => ask(words).results.map(({ id }) => id);

it('reads the name of a topic without its accents', () => {
  expect(ids('comptabilite')).toEqual(['ledgers']);
});

it('finds the lessons on a topic that another language names by one word, and English by several', () => {
  expect(ids('логарифмы').sort()).toEqual(['algebra-1', 'algebra-2']);
});

it('reads a language before its stage as what is to be learned', () => {
  expect(ask('deutsch b1').intents.map(({ facet }) => facet)).not.toContain('language');
  expect(ids('deutsch b1 prüfung')).toEqual(['verbs']);
});

it('gives up a level that few courses of the subject have', () => {
  expect(ids('imkern für anfänger')).toEqual(expect.arrayContaining(['bees', 'hives']));
});

it('is about the school subject that is named beside a child, whatever else is said', () => {
  expect(ids('mein sohn schreibt schlechte noten in algebra').sort()).toEqual(['algebra-1', 'algebra-2']);
});
