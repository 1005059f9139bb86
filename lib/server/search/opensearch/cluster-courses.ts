import { assertServer } from '@/lib/assert-server';
import type { Course } from '@/lib/courses/course.schema';
import type { CourseCard } from '@/lib/courses/course-card';
import { paths } from '@/lib/paths';
import type { Suggestion } from '@/lib/search/search.types';
import type { CourseLookup } from '@/lib/server/search/search-engine.types';
import { mixSuggestions, type SuggestionRow } from '@/lib/server/search/suggest';
import { isRun, tokenize } from '@/lib/text-analysis/tokenize';
import {
  both,
  cardsAnswer,
  foundCourse,
  idsAnswer,
  keysAnswer,
  namesAnswer,
  titlesAnswer,
} from './cluster-answers';
import { anyOf, beginningQuery } from './cluster-query';
import type { ClusterSession } from './cluster-session';

assertServer('lib/server/search/opensearch/cluster-courses');

/** A page shows them in several groups. */
const RELATED = 24;
const RELATED_OF_PROVIDER = 3;
const COMPARED = 40;
const LOOKED_AT = 40;
const MAX_WORDS = 8;
/** Number of courses whose keys are read per request. */
const CHUNK = 10_000;

/** Courses that share topics, level and language, from several providers. */
async function findRelated(session: ClusterSession, course: Course): Promise<CourseCard[]> {
  if (course.topics.length === 0) return [];
  const topics = course.topics.map((topic, i) => ({
    term: { 'facet.topic': { value: topic, boost: i === 0 ? 1.5 : 1 } },
  }));
  const [language = ''] = course.language.split('-');
  const alike = [
    { constant_score: { filter: { term: { 'facet.language': language } }, boost: 2 } },
    ...(course.level
      ? [{ constant_score: { filter: { term: { 'facet.level': course.level } }, boost: 0.5 } }]
      : []),
  ];
  const { hits } = await session.search(cardsAnswer, session.courses, {
    size: COMPARED,
    _source: ['card'],
    query: {
      function_score: {
        query: {
          bool: { must: [anyOf(topics)], should: alike, must_not: [{ ids: { values: [course.id] } }] },
        },
        field_value_factor: { field: 'popularity', modifier: 'ln2p', missing: 0 },
        boost_mode: 'multiply',
      },
    },
    sort: [{ _score: 'desc' }, { rank: 'asc' }],
  });
  const related: CourseCard[] = [];
  for (const { _source } of hits.hits) {
    const same = related.filter(({ provider }) => provider === _source.card.provider).length;
    if (related.length < RELATED && same < RELATED_OF_PROVIDER) related.push(_source.card);
  }
  return related;
}

async function withSurroundings(session: ClusterSession, course: Course) {
  const [topics, related] = await Promise.all([session.topics(course.topics), findRelated(session, course)]);
  return {
    course,
    topics: course.topics.flatMap((slug) => {
      const topic = topics.get(slug);
      return topic ? [{ slug, name: topic.label, subject: topic.subject ?? '' }] : [];
    }),
    related,
  };
}

export async function findInCluster(session: ClusterSession, id: string): Promise<CourseLookup> {
  const { docs } = await session.client.ask(foundCourse, 'POST', '/_mget', {
    body: {
      docs: [
        { _index: session.courses, _id: id, _source: ['course'] },
        { _index: session.names, _id: `gone:${id}`, _source: ['body'] },
      ],
    },
    signal: session.signal,
  });
  const [found, gone] = docs;
  if (found._source) return { kind: 'found', ...(await withSurroundings(session, found._source.course)) };
  const { hits } = await session.search(idsAnswer, session.courses, {
    size: 1,
    _source: false,
    query: { terms: { other_ids: [id, id.toLowerCase()] } },
    sort: [{ rank: 'asc' }],
  });
  const [moved] = hits.hits;
  if (moved && moved._id !== id) return { kind: 'moved', id: moved._id };
  if (!gone._source) return { kind: 'missing' };
  const { since, course } = gone._source.body;
  return { kind: 'gone', since, ...(await withSurroundings(session, course)) };
}

/** For each key, the most popular course. */
export async function findKeysInCluster(
  session: ClusterSession,
  keys: string[],
): Promise<[string, string][]> {
  if (keys.length === 0) return [];
  const { hits } = await session.search(keysAnswer, session.courses, {
    size: CHUNK,
    _source: ['keys'],
    query: { terms: { keys } },
    sort: [{ rank: 'asc' }],
  });
  const found = new Map<string, string>();
  const wanted = new Set(keys);
  for (const { _id, _source } of hits.hits) {
    for (const key of _source.keys) if (wanted.has(key) && !found.has(key)) found.set(key, _id);
  }
  return [...found];
}

async function beginningLike(
  session: ClusterSession,
  words: string[],
  limit: number,
  kind: 'whole' | 'prefix' | 'fuzzy',
): Promise<Suggestion[]> {
  const { responses } = await session.searchBoth(both(namesAnswer, titlesAnswer), [
    {
      index: session.names,
      body: { size: LOOKED_AT, query: beginningQuery('words', words, kind), sort: [{ courses: 'desc' }] },
    },
    {
      index: session.courses,
      body: {
        size: LOOKED_AT,
        _source: ['card.title'],
        query: beginningQuery('title_words', words, kind),
        sort: [{ rank: 'asc' }],
      },
    },
  ]);
  const [named, titled] = responses;
  const keyOf = (text: string) =>
    tokenize(text)
      .map(({ word }) => word)
      .join(' ');
  const names = named.hits.hits.flatMap(({ _source: { kind: of, label } }): SuggestionRow[] => {
    if (of !== 'topic' && of !== 'teacher' && of !== 'provider') return [];
    const href = paths.search(of === 'topic' ? label.toLowerCase() : label);
    return [{ kind: of, text: label, href, key: keyOf(label) }];
  });
  const courses = titled.hits.hits.map(({ _id, _source: { card } }): SuggestionRow => {
    return { kind: 'course', text: card.title, href: paths.course(_id), key: keyOf(card.title) };
  });
  return mixSuggestions(names, courses, words.join(' '), limit);
}

/** Suggestions for the typed text; if nothing begins with it, names that begin similarly. */
export async function suggestInCluster(
  session: ClusterSession,
  prefix: string,
  limit: number,
): Promise<Suggestion[]> {
  const words = tokenize(prefix.slice(0, 200))
    .slice(0, MAX_WORDS)
    .map(({ word }) => word);
  const last = words.at(-1);
  if (last === undefined || limit < 1) return [];
  const isWhole = isRun(last) && [...last].length > 1;
  const found = await beginningLike(session, words, limit, isWhole ? 'whole' : 'prefix');
  return found.length > 0 || isWhole ? found : beginningLike(session, words, limit, 'fuzzy');
}
