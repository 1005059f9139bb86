import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { indexFile } from '@polymath/engine/files';
import { buildIndex } from '@/lib/catalog/server/build-index';
import { readTopics, wholeList } from '@/lib/catalog/server/read-catalog';
import { openEngine } from '@/lib/search/server/open-engine';
import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { clusterEngine, loadCluster } from '@/lib/search/server/site-cluster';
import { makeForeignCatalog } from './foreign-catalog';
import { type PeopleRow, readPeopleQueries } from './people';
import { type Line, printTable } from './print-table';
import { judgedFigures, readCourses, runJudged, tabulate } from './run-judged';
import { momentFigures, readMomentQueries, runMoments, tabulateMoments } from './run-moments';
import { needFigures, runNeeds } from './run-needs';
import { peopleFigures, runPeople, tabulatePeople } from './run-people';
import { runWords, tabulateWords, wordSets } from './run-words';
import type { Searcher } from './searcher';
import { judgeSpelling } from './spelling';
import { stockEngine } from './stock-engine';

// Prints every measure of ours beside that of a stock engine. `--worst` adds our worst searches; `--engine URL` judges the
// answers of a search cluster, into which it loads the catalogue; `--foreign` judges the same courses as an import of a
// third party's table: without topics, with descriptions.
const WORST = 25;
const HELD_OUT = 'held out';
const FAULTS = ['wrongCorrection', 'typoMissed', 'misleading', 'dishonest', 'falseNear', 'leak'] as const;
const PEOPLE = {
  open: 'people-queries',
  'additions, tuned': 'additions-tuned',
  [`additions, ${HELD_OUT}`]: 'additions-held-out',
  'outside, tuned': 'outside-tuned',
  [`outside, ${HELD_OUT}`]: 'outside-held-out',
};

const {
  values: { engine: url, foreign: isForeign, worst: isWorst },
} = parseArgs({
  options: { engine: { type: 'string' }, foreign: { type: 'boolean' }, worst: { type: 'boolean' } },
});

/** A cluster with this index. */
async function openCluster(address: string, file: string, dictionaries: string): Promise<SearchEngine> {
  await loadCluster({ url: address, file, alias: 'judged' });
  return clusterEngine({ url: address, alias: 'judged', timeout: 30_000, dictionaries });
}

const catalog = resolve('data/catalog');
const courses = readCourses(catalog);
const byId = new Map(courses.map((course) => [course.id, course]));
const sets = Object.entries(PEOPLE).map(([name, file]) => ({
  name,
  queries: readPeopleQueries(`engine/judge/${file}.jsonl`),
}));
const engineersQueries = readPeopleQueries('engine/judge/engineers-queries.jsonl');
const topics = await readTopics([catalog]);
const needs = await wholeList([catalog], 'needs');
const momentQueries = readMomentQueries('engine/judge/moments-queries.jsonl');

type PeopleRun = { name: string; rows: PeopleRow[] };

/** The rows of the sets named like this, by kind of search. */
function byKind(runs: PeopleRun[], start: string): Line[] {
  const some = runs.filter(({ name }) => name.startsWith(start));
  return some.flatMap(({ name, rows }) => {
    const half = name.slice(start.length);
    const lines = tabulatePeople(rows).filter((line) => half === '' || !line.name.startsWith('in '));
    return peopleFigures(lines.map((line) => ({ ...line, name: line.name + half })));
  });
}

async function judge(engine: Searcher) {
  const judged = await runJudged(engine, byId, engineersQueries);
  const people: PeopleRun[] = [];
  for (const { name, queries } of sets) people.push({ name, rows: await runPeople(engine, byId, queries) });
  const moments = await runMoments(engine, momentQueries);
  const words: Line[] = [];
  for (const [name, queries] of wordSets())
    words.push(...tabulateWords(name, await runWords(engine, join(catalog, 'topics.jsonl'), queries)));
  const tables: Record<string, Line[]> = {
    kind: judgedFigures(tabulate(judged)),
    open: byKind(people, 'open'),
    outside: byKind(people, 'outside'),
    people: people.flatMap(({ name, rows }) =>
      peopleFigures(
        tabulatePeople(rows)
          .slice(-1)
          .map((line) => ({ ...line, name })),
      ),
    ),
    lessons: momentFigures(tabulateMoments(moments)),
    words,
  };
  return { judged, people, moments, tables };
}

const indexDir = mkdtempSync(join(tmpdir(), 'polymath-judge-'));
try {
  const searched = isForeign ? await makeForeignCatalog(catalog, join(indexDir, 'foreign')) : catalog;
  const build = async (dir: string, holdOut: boolean) => {
    const options = { catalogDirs: [searched], wordsDir: 'data/words', meaningDir: 'data/meaning' };
    const { version } = await buildIndex({ ...options, indexDir: dir, holdOut });
    return indexFile(dir, version);
  };
  const file = await build(indexDir, false);
  const engine =
    url === undefined ? openEngine(file) : await openCluster(url, file, join(indexDir, 'cluster'));
  const { judged, people, moments, tables } = await judge(engine);
  const stock = await judge(stockEngine(readCourses(searched), await readTopics([searched])));
  console.log('Each figure: ours / stock.');
  const unknowing = openEngine(await build(join(indexDir, 'held-out'), true));
  tables['held-out needs'] = needFigures(await runNeeds(unknowing, courses, topics, needs));
  unknowing.close();
  for (const [name, lines] of Object.entries(tables))
    console.log(`\n${printTable(name, lines, stock.tables[name] ?? [])}`);
  const { right, typos, corrected, missed } = await judgeSpelling(engine);
  console.log(`\n${corrected.length} of ${right} right words corrected ${JSON.stringify(corrected)}`);
  console.log(`${missed.length} of ${typos} mistakes missed ${JSON.stringify(missed)}`);
  if (isWorst) {
    for (const { q, precision, inTheWay, moments: shown } of moments) {
      if (!inTheWay && (precision ?? 1) === 1) continue;
      console.log(`\n${inTheWay ? 'in the way' : `right ${precision}`}: ${q}`);
      for (const { lesson, chapter, course } of shown)
        console.log(`   ${chapter ?? lesson} (${course.title})`);
    }
    // What the held-out half fails at stays unseen: nothing is tuned to it.
    const seen = people.filter(({ name }) => !name.endsWith(HELD_OUT)).flatMap(({ rows }) => rows);
    for (const row of seen) {
      const { id, q, scores, answer, top } = row;
      const faults = FAULTS.filter((one) => row[one]);
      if (faults.length === 0 && (scores?.success3 ?? 1) === 1) continue;
      console.log(
        `\n${scores?.ndcg.toFixed(2) ?? 'none'} ${id} ${q} | ${faults.join(' ')} | corrected ${answer.correctedTo} relaxed ${answer.relaxed} total ${answer.total} complete ${answer.complete} intents ${answer.intents.map(({ facet, value, dropped }) => `${facet}=${value}${dropped ? ' dropped' : ''}`)} near ${answer.nearestTopics.slice(0, 3).map(({ name }) => name)}`,
      );
      for (const { grade, title } of top.slice(0, 4)) console.log(`   ${grade} ${title}`);
    }
    const worst = judged
      .filter(({ half }) => half !== HELD_OUT)
      .sort((a, b) => a.scores.ndcg - b.scores.ndcg)
      .slice(0, WORST);
    for (const row of worst) {
      console.log(`\n${row.scores.ndcg.toFixed(2)} ${row.kind}: ${row.q}`);
      for (const { grade, title, id } of row.top.slice(0, 6)) console.log(`   ${grade} ${title} (${id})`);
    }
  }
  await engine.close();
} finally {
  rmSync(indexDir, { recursive: true, force: true });
}
