import {
  type CatalogProblem,
  type Listed,
  type ListName,
  readCatalog,
  readList,
  type SourceLine,
} from '@/lib/catalog/server/read-catalog';
import { claimsMore, listsOf, sourceOf, trustOf, trustShown } from '@/lib/course';
import { type Course, RESERVED, type Source, type Topic } from '@/lib/course/course.schema';
import { mapFaults } from './check-map';

type Counts = {
  courses: number;
  withLessons: number;
  withChapters: number;
  lessons: number;
  topics: number;
  providers: number;
  languages: number;
  problems: number;
};

type Report = (problem: CatalogProblem) => void;

const at = ({ file, line }: SourceLine) => `${file}:${line}`;

/** Where each key was first seen. */
class FirstSeen {
  readonly #places = new Map<string, SourceLine>();

  /** Records the first place of a key. Returns the earlier place if the key was seen before. */
  note(key: string, { file, line }: SourceLine): SourceLine | undefined {
    const earlier = this.find(key);
    if (!earlier) this.#places.set(key, { file, line });
    return earlier;
  }

  /** Reports a name that stands in its file for the second time. */
  once(name: string, field: string, place: SourceLine, problem: Problem): void {
    const twin = this.note(`${place.file}\n${name}`, place);
    if (twin) problem(field, `"${name}" stands already at ${at(twin)}`);
  }

  find(key: string): SourceLine | undefined {
    return this.#places.get(key);
  }
}

/** What is wrong with a field of a line. */
type Problem = (field: string, message: string) => void;

/** Reports the lines of a list that cannot be read, and has the others checked. */
async function checkList<Name extends ListName>(
  dirs: string[],
  name: Name,
  report: Report,
  check: (value: Listed<Name>, problem: Problem, place: SourceLine) => void,
): Promise<void> {
  for await (const row of readList(dirs, name)) {
    if (row.kind === 'problem') report(row);
    else {
      const { file, line, value } = row;
      const problem: Problem = (field, message) => report({ kind: 'problem', file, line, field, message });
      check(value, problem, { file, line });
    }
  }
}

/** The names of a topic with the field and the language that each is in. */
function* namesOf({
  name,
  aliases,
  words = {},
}: Topic): Generator<[field: string, language: string, name: string]> {
  for (const alias of [name, ...aliases]) yield ['aliases', 'en', alias];
  for (const [language, names] of Object.entries(words))
    for (const word of names) yield ['words', language, word];
}

type TopicRows = ReadonlyMap<string, { topic: Topic } & SourceLine>;
type Sources = ReadonlyMap<string, Source>;

/** Checks what topics say of each other: a topic named there must exist, and be no part of itself. */
function checkRelations(rows: TopicRows, sources: Sources, report: Report): void {
  const topics = new Map([...rows].map(([slug, { topic }]) => [slug, topic]));
  for (const { slug, message } of mapFaults(topics, sources)) {
    const { file = '', line = 0 } = rows.get(slug) ?? {};
    report({ kind: 'problem', file, line, field: 'requires', message });
  }
  for (const { topic, file, line } of rows.values()) {
    const problem = (field: string, message: string) =>
      report({ kind: 'problem', file, line, field, message });
    const { slug, broader, leadsTo = [] } = topic;
    for (const other of leadsTo) if (!rows.has(other)) problem('leadsTo', `no topic has the slug "${other}"`);
    if (broader !== undefined && !rows.has(broader)) problem('broader', `no topic has the slug "${broader}"`);
    const above = new Set<string>();
    for (let next = broader; next !== undefined && !above.has(next); next = rows.get(next)?.topic.broader)
      above.add(next);
    if (above.has(slug)) problem('broader', `"${slug}" is a part of itself`);
  }
}

/** Checks the topics and returns their slugs. Each name must belong to one topic only within its language. */
async function checkTopics(dirs: string[], sources: Sources, report: Report): Promise<Set<string>> {
  const rows = new Map<string, { topic: Topic } & SourceLine>();
  const words = new Map<string, { slug: string; place: string }>();
  const inFolder = new FirstSeen();
  await checkList(dirs, 'topics', report, (topic, problem, place) => {
    if (!rows.has(topic.slug)) rows.set(topic.slug, { topic, ...place });
    inFolder.once(topic.slug, 'slug', place, problem);
    for (const [field, language, word] of namesOf(topic)) {
      const key = `${language} ${word.toLowerCase()}`;
      const owner = words.get(key);
      if (owner && owner.slug !== topic.slug) {
        problem(field, `"${word}" leads already to "${owner.slug}" (${owner.place})`);
      }
      words.set(key, owner ?? { slug: topic.slug, place: at(place) });
    }
  });
  checkRelations(rows, sources, report);
  return new Set(rows.keys());
}

type Fault = { field: string; message: string };

/** What a course says of the lists that name it must be what those lists allow. */
function* checkSeen(course: Course, sources: Sources): Generator<Fault> {
  for (const [field, id] of [
    ['prerequisites.source', course.prerequisites?.source],
    ['timeBy', course.timeBy],
  ] as const)
    if (id !== undefined && !sources.has(id)) yield { field, message: `no source has the id "${id}"` };
  if (course.timeBy !== undefined && course.workload === undefined && course.weeks === undefined)
    yield { field: 'timeBy', message: 'it states neither a workload nor weeks' };
  for (const list of listsOf(course)) {
    const source = sourceOf(list, sources);
    if (!source) yield { field: 'seenIn', message: `no source has the id "${list}"` };
    else if (source.licence === RESERVED)
      yield { field: 'seenIn', message: `"${list}" reserves all rights: it may not be used` };
  }
  const said = trustOf({ ...course, checkedAt: undefined });
  const shown = trustShown(course, sources);
  if (claimsMore(said, shown))
    yield { field: 'trust', message: `"${said}" is more than its sources show ("${shown}")` };
}

function* checkCourse(course: Course, topics: Set<string>): Generator<Fault> {
  for (const [n, topic] of course.topics.entries()) {
    if (!topics.has(topic)) yield { field: `topics.${n}`, message: `no topic has the slug "${topic}"` };
    if (course.topics.indexOf(topic) < n) yield { field: `topics.${n}`, message: `"${topic}" stands twice` };
  }
  for (const topic of course.prerequisites?.topics ?? [])
    if (!topics.has(topic))
      yield { field: 'prerequisites.topics', message: `no topic has the slug "${topic}"` };
  for (const [n, { chapters = [] }] of (course.lessons ?? []).entries()) {
    const late = chapters.findIndex(({ start }, c) => start <= (chapters[c - 1]?.start ?? -1));
    if (late !== -1) {
      yield {
        field: `lessons.${n}.chapters.${late}.start`,
        message: 'does not come after the chapter before',
      };
    }
  }
}

/** Reports former ids that are still in use. Call it after all courses have been read. */
function checkFormerIds(former: [string, SourceLine][], ids: FirstSeen, report: Report): void {
  const claimed = new FirstSeen();
  for (const [id, place] of former) {
    const owner = ids.find(id) ?? claimed.note(id, place);
    if (owner) {
      report({
        kind: 'problem',
        ...place,
        field: 'formerIds',
        message: `"${id}" belongs already to ${at(owner)}`,
      });
    }
  }
}

/** Checks the sources and returns them. Each may be described once in a folder. */
async function checkSources(dirs: string[], report: Report): Promise<Map<string, Source>> {
  const inFolder = new FirstSeen();
  const sources = new Map<string, Source>();
  await checkList(dirs, 'sources', report, (source, problem, place) => {
    if (!sources.has(source.id)) sources.set(source.id, source);
    inFolder.once(source.id, 'id', place, problem);
  });
  return sources;
}

/** Checks what people say when they need a topic, or something that no course teaches: the topic is known, and no words stand for two or twice. */
async function checkNeeds(dirs: string[], topics: Set<string>, report: Report): Promise<void> {
  const seen = new FirstSeen();
  type Said = Readonly<Record<string, readonly string[]>>;
  const once = (field: string, all: Said, problem: Problem, place: SourceLine) => {
    for (const [language, said] of Object.entries(all))
      for (const [n, words] of said.entries()) {
        const earlier = seen.note(`${language} ${words.toLowerCase()}`, place);
        if (earlier) problem(`${field}.${language}.${n}`, `"${words}" stands already at ${at(earlier)}`);
      }
  };
  await checkList(dirs, 'needs', report, (needs, problem, place) => {
    if (!topics.has(needs.topic)) problem('topic', `no topic has the slug "${needs.topic}"`);
    seen.once(needs.topic, 'topic', place, problem);
    for (const field of ['needs', 'heldOut'] as const) once(field, needs[field], problem, place);
  });
  await checkList(dirs, 'errands', report, ({ errand, said }, problem, place) => {
    seen.once(errand, 'errand', place, problem);
    once('said', said, problem, place);
  });
}

/** Checks the paths: their topics and courses are known, and each profession or topic has one path. */
async function checkPaths(
  dirs: string[],
  topics: Set<string>,
  isCourse: (id: string) => boolean,
  report: Report,
): Promise<void> {
  const seen = new FirstSeen();
  await checkList(dirs, 'paths', report, (path, problem, place) => {
    for (const slug of path.for) seen.once(slug, 'for', place, problem);
    if (path.for.length === 0 && path.names?.en === undefined)
      problem('for', 'it is for nothing, and has no English name');
    for (const [language, names] of Object.entries(path.names ?? {}))
      for (const name of names) seen.once(`${language} ${name.toLowerCase()}`, 'names', place, problem);
    const named = { for: path.for, missing: path.missing ?? [], assumes: path.assumes ?? [] };
    for (const [field, slugs] of Object.entries(named))
      for (const slug of slugs) if (!topics.has(slug)) problem(field, `no topic has the slug "${slug}"`);
    for (const [n, { topic, courses = [] }] of path.steps.entries()) {
      if (!topics.has(topic)) problem(`steps.${n}.topic`, `no topic has the slug "${topic}"`);
      for (const id of courses)
        if (!isCourse(id)) problem(`steps.${n}.courses`, `no course has the id "${id}"`);
    }
  });
}

/** Checks what somebody can do who knows a topic: the topics are known, and each has one line. */
async function checkCanDo(dirs: string[], topics: Set<string>, report: Report): Promise<void> {
  const seen = new FirstSeen();
  await checkList(dirs, 'canDo', report, (canDo, problem, place) => {
    seen.once(canDo.topic, 'topic', place, problem);
    for (const slug of new Set([canDo.topic, ...canDo.items.map(({ topic }) => topic)]))
      if (!topics.has(slug)) problem('topic', `no topic has the slug "${slug}"`);
  });
}

/** Checks what platforms allow: each has one line. */
async function checkPlatforms(dirs: string[], report: Report): Promise<void> {
  const seen = new FirstSeen();
  await checkList(dirs, 'platforms', report, ({ platform }, problem, place) =>
    seen.once(platform, 'platform', place, problem),
  );
}

/**
 * Checks several catalogue folders as one catalogue: every line matches the schema, ids and former ids are
 * unique, topics are known and what comes before them leads to no circle, needs stand for one topic each, chapters are in order, every list is described and gives the trust that its courses
 * claim, and every check belongs to an existing course. Calls
 * `report` for each problem as it is found.
 * @throws Error naming a folder that cannot be read.
 */
export async function checkCatalog(dirs: string[], report: Report): Promise<Counts> {
  let problems = 0;
  const tell: Report = (problem) => {
    problems++;
    report(problem);
  };
  const sources = await checkSources(dirs, tell);
  const topics = await checkTopics(dirs, sources, tell);
  await checkNeeds(dirs, topics, tell);
  const ids = new FirstSeen();
  const former: [string, SourceLine][] = [];
  const providers = new Set<string>();
  const languages = new Set<string>();
  const counts = { courses: 0, withLessons: 0, withChapters: 0, lessons: 0 };
  for await (const row of readCatalog(dirs)) {
    if (row.kind === 'problem') {
      tell(row);
      continue;
    }
    const { course, file, line } = row;
    const problem = (field: string, message: string) => tell({ kind: 'problem', file, line, field, message });
    const twin = ids.note(course.id, row);
    if (twin) problem('id', `"${course.id}" stands already at ${at(twin)}`);
    for (const id of course.formerIds ?? []) former.push([id, { file, line }]);
    for (const { field, message } of checkCourse(course, topics)) problem(field, message);
    for (const { field, message } of checkSeen(course, sources)) problem(field, message);
    counts.courses++;
    if (course.lessons) counts.withLessons++;
    if (course.lessons?.some(({ chapters }) => chapters)) counts.withChapters++;
    counts.lessons += course.lessons?.length ?? 0;
    providers.add(course.provider);
    // Counted as the site counts them: simplified and traditional Chinese are one language.
    languages.add(course.language.split('-')[0] ?? '');
  }
  checkFormerIds(former, ids, tell);
  await checkCanDo(dirs, topics, tell);
  await checkPlatforms(dirs, tell);
  await checkPaths(dirs, topics, (id) => ids.find(id) !== undefined, tell);
  await checkList(dirs, 'checks', tell, ({ id }, problem) => {
    if (!ids.find(id)) problem('id', `no course has the id "${id}"`);
  });
  return {
    ...counts,
    topics: topics.size,
    providers: providers.size,
    languages: languages.size,
    problems,
  };
}
