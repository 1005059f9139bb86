import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { indexFile } from '@polymath/engine/files';
import { buildIndex } from '@/lib/catalog/server/build-index';
import { openEngine } from '@/lib/search/server/open-engine';
import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { clusterClient, clusterEngine, loadCluster } from '@/lib/search/server/site-cluster';
import { makeForeignCatalog } from './foreign-catalog';
import { type PeopleRow, readPeopleQueries } from './people';
import { JUDGED_QUERIES } from './queries';
import { readCourses, runJudged, tabulate } from './run-judged';
import { printMoments, readMomentQueries, runMoments, tabulateMoments } from './run-moments';
import { printPeople, runPeople, tabulatePeople } from './run-people';
import { runWords, tabulateWords, WORD_SETS } from './run-words';
import { judgeSpelling, RIGHT_WORDS, TYPOS } from './spelling';

// Prints success@1, success@3, nDCG@10 and MRR by kind of search. `--worst` adds the worst searches;
// `--engine URL` judges the answers of a search cluster, into which it loads the catalogue; `--foreign` judges the same courses as an import of a third party's table: without topics, with
// descriptions.
const WORST = 25;
const HELD_OUT = 'held out';
const PEOPLE = {
  open: 'people-queries',
  additions: 'additions-tuned',
  [HELD_OUT]: 'additions-held-out',
};

const {
  values: { engine: url, foreign: isForeign, worst: isWorst },
} = parseArgs({
  options: { engine: { type: 'string' }, foreign: { type: 'boolean' }, worst: { type: 'boolean' } },
});

/** A cluster with this index. */
async function openCluster(address: string, file: string, dictionaries: string): Promise<SearchEngine> {
  const client = clusterClient(address, undefined);
  await loadCluster({ client, file, alias: 'judged' });
  await client.close();
  return clusterEngine({ url: address, alias: 'judged', timeout: 30_000, dictionaries });
}

const catalog = resolve('data/catalog');
const indexDir = mkdtempSync(join(tmpdir(), 'polymath-judge-'));
try {
  const searched = isForeign ? await makeForeignCatalog(catalog, join(indexDir, 'foreign')) : catalog;
  const { version } = await buildIndex({
    catalogDirs: [searched],
    indexDir,
    wordsDir: 'data/words',
    meaningDir: 'data/meaning',
  });
  const file = indexFile(indexDir, version);
  const engine =
    url === undefined ? openEngine(file) : await openCluster(url, file, join(indexDir, 'cluster'));
  const rows = await runJudged(engine, readCourses(catalog), JUDGED_QUERIES);
  const number = (value: number) => value.toFixed(3).padStart(9);
  console.log(`${'kind'.padEnd(14)}${'queries'.padStart(8)}  success@1 success@3  nDCG@10      MRR`);
  for (const { name, queries, scores } of tabulate(rows)) {
    const { success1, success3, ndcg, mrr } = scores;
    console.log(
      name.padEnd(14) + String(queries).padStart(8) + [success1, success3, ndcg, mrr].map(number).join(' '),
    );
  }
  const courses = readCourses(catalog);
  const runs: { name: string; rows: PeopleRow[] }[] = [];
  for (const [name, file] of Object.entries(PEOPLE)) {
    const queries = readPeopleQueries(`engine/judge/${file}.jsonl`);
    runs.push({ name, rows: await runPeople(engine, courses, queries) });
  }
  const [open, ...additions] = runs.map(({ name, rows: some }) => ({ name, lines: tabulatePeople(some) }));
  console.log(`\n${printPeople(open?.lines ?? [])}`);
  const alls = [open, ...additions].flatMap((run) => {
    const all = run?.lines.at(-1);
    return run && all ? [{ ...all, name: run.name }] : [];
  });
  console.log(`\n${printPeople(alls)}`);
  // What the held-out half fails at stays unseen: nothing is tuned to it.
  const people = runs.filter(({ name }) => name !== HELD_OUT).flatMap(({ rows: some }) => some);
  const moments = await runMoments(engine, readMomentQueries('engine/judge/moments-queries.jsonl'));
  console.log(`\n${printMoments(tabulateMoments(moments))}`);
  const { corrected, missed } = await judgeSpelling(engine);
  console.log(
    `\n${corrected.length} of ${RIGHT_WORDS.length} right words corrected ${JSON.stringify(corrected)}`,
  );
  console.log(`${missed.length} of ${TYPOS.length} mistakes missed ${JSON.stringify(missed)}`);
  console.log(`\n${'words'.padEnd(28)}number  found  false`);
  for (const [name, queries] of WORD_SETS) {
    const asked = await runWords(engine, join(catalog, 'topics.jsonl'), queries);
    for (const line of tabulateWords(name, asked)) {
      const shares = [line.found, line.falseAnswers].map((share) =>
        `${Math.round(share * 100)} %`.padStart(6),
      );
      console.log(line.name.padEnd(28) + String(line.words).padStart(6), ...shares);
    }
  }
  if (isWorst) {
    for (const { q, precision, inTheWay, moments: shown } of moments) {
      if (!inTheWay && (precision ?? 1) === 1) continue;
      console.log(`\n${inTheWay ? 'in the way' : `right ${precision}`}: ${q}`);
      for (const { lesson, chapter, course } of shown)
        console.log(`   ${chapter ?? lesson} (${course.title})`);
    }
    for (const row of people) {
      const { id, q, scores, answer, top } = row;
      const faults = (['wrongCorrection', 'typoMissed', 'dishonest', 'falseNear', 'leak'] as const).filter(
        (one) => row[one],
      );
      if (faults.length === 0 && (scores?.success3 ?? 1) === 1) continue;
      console.log(
        `\n${scores?.ndcg.toFixed(2) ?? 'none'} ${id} ${q} | ${faults.join(' ')} | corrected ${answer.correctedTo} relaxed ${answer.relaxed} total ${answer.total} complete ${answer.complete} intents ${answer.intents.map(({ facet, value, dropped }) => `${facet}=${value}${dropped ? ' dropped' : ''}`)} near ${answer.nearestTopics.slice(0, 3).map(({ name }) => name)}`,
      );
      for (const { grade, title } of top.slice(0, 4)) console.log(`   ${grade} ${title}`);
    }

    for (const row of [...rows].sort((a, b) => a.scores.ndcg - b.scores.ndcg).slice(0, WORST)) {
      console.log(`\n${row.scores.ndcg.toFixed(2)} ${row.kind} (${row.half}): ${row.words}`);
      for (const { grade, title, id } of row.top.slice(0, 6)) console.log(`   ${grade} ${title} (${id})`);
    }
  }
  await engine.close();
} finally {
  rmSync(indexDir, { recursive: true, force: true });
}
