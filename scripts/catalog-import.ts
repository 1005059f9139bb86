import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { readTopics } from '@/lib/catalog/server/read-catalog';
import { countOf } from '@/lib/format/count';
import { type Columns, FIELDS, type Field } from '@/scripts/import/columns';
import { importCatalog } from '@/scripts/import/import-catalog';
import { HERE, runCommand, UsageError } from './run-command';

const HELP = `Makes a catalogue from anyone's CSV or JSON Lines.

  npm run catalog:import -- FILE --out DIR [options]

  --out DIR             folder of the catalogue; an earlier import there is replaced as a whole
  --map FIELD=COLUMN    read COLUMN as FIELD; repeat it for topics, subject and instructors;
                        "--map FIELD=" leaves a field out. A column that is called like a field needs none.
  --set FIELD=VALUE     for every row that has no value of its own: --set language=en; an address may be made of
                        columns: --set url=https://example.org/{slug}
  --source NAME         name under which the courses are found again (default: import)
  --licence NAME        licence of the file, such as CC-BY-4.0 (default: "not read")
  --delimiter CHARACTER of a CSV file (default: found in its first line)
  --strict              import nothing when a line is rejected
  --help

Fields: ${FIELDS.join(', ')}.
Title and url must be there. Case, spaces and punctuation of a column's name do not count.

Serve it alone with CATALOG_DIR=DIR, or together with the built-in one with
CATALOG_DIR=data/catalog${process.platform === 'win32' ? ';' : ':'}DIR.

Exit codes: 0 imported (rejected lines, if any, are in DIR.rejected.tsv), 1 nothing imported,
2 wrong command, 130 interrupted.`;

/** Smaller files are imported before a progress bar would be seen. */
const BAR_FROM = 5_000_000;

/** What would have been read instead. */
const WANTED: Partial<Record<Field, string>> = {
  hours: 'is no length; write "10 hours", "90 min" or a number of hours',
  level: 'is not beginner, intermediate or advanced',
  language: 'is no language; write "English", "en" or "pt-BR"',
  year: 'has no year; write "2024" or "2024-05-01"',
  cost: 'is no price; write "free", "paid" or a number',
};

/** As many reasons as fit on a screen; the report has every line. */
const REASONS = 10;

function describeColumns({ of, constants }: Columns): string {
  const lines = Object.entries(of).map(([field, columns]) => `  ${field.padEnd(12)} ${columns.join(', ')}`);
  const fixed = Object.entries(constants).map(([field, value]) => `  ${field.padEnd(12)} "${value}"`);
  return ['Reading as:', ...lines, ...fixed].join('\n');
}

async function run(signal: AbortSignal): Promise<number> {
  const { values: command, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      map: { type: 'string', multiple: true },
      set: { type: 'string', multiple: true },
      source: { type: 'string' },
      licence: { type: 'string' },
      delimiter: { type: 'string' },
      strict: { type: 'boolean' },
    },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError('Name one file.');
  if (!command.out) throw new UsageError('Say where the catalogue goes: --out DIR.');
  const delimiter = command.delimiter === '\\t' ? '\t' : command.delimiter;
  if (delimiter !== undefined && delimiter.length !== 1) {
    throw new UsageError('--delimiter takes one character.');
  }
  const bar = new SingleBar({
    format: '{bar} {percentage}% | {value} of {total} MB | {eta_formatted} left',
    hideCursor: true,
  });
  const started = performance.now();
  let bytes = 0;
  const knownTopics = await readTopics([join(import.meta.dirname, '../data/catalog')]);
  try {
    const result = await importCatalog({
      file: resolve(HERE, file),
      out: resolve(HERE, command.out),
      maps: command.map,
      sets: command.set,
      source: command.source?.trim() || undefined,
      licence: command.licence?.trim() || undefined,
      delimiter,
      strict: command.strict,
      knownTopics,
      signal,
      onStart: (columns, size) => {
        console.log(describeColumns(columns));
        if (size > BAR_FROM && process.stderr.isTTY) bar.start(Math.ceil(size / 1e6), 0);
      },
      onBytes: (more) => {
        bytes += more;
        bar.update(Math.round(bytes / 1e6));
      },
    });
    bar.stop();
    const count = (n: number) => n.toLocaleString('en');
    console.log(
      `Imported ${countOf(result.courses, 'course')} with ${countOf(result.topics, 'topic')} (${count(result.newTopics)} new) in ${((performance.now() - started) / 1000).toFixed(1)} s into ${command.out}.`,
    );
    for (const { name, count: times, first } of result.unread) {
      console.log(
        `Left out ${name} of ${countOf(times, 'course')}: "${first}" ${WANTED[name] ?? 'could not be read'}.`,
      );
    }
    if (result.report) {
      console.log(`Rejected ${countOf(result.rejected, 'line')}, listed in ${relative('.', result.report)}:`);
      for (const { name, count: times, first } of result.reasons.slice(0, REASONS)) {
        console.log(`  ${count(times).padStart(8)}  ${name} (first in line ${first})`);
      }
      if (result.reasons.length > REASONS)
        console.log(`  and ${result.reasons.length - REASONS} more reasons`);
    }
    return 0;
  } finally {
    bar.stop();
  }
}

await runCommand(run, {
  help: { name: 'catalog:import', text: HELP },
  interrupted: 'Interrupted: nothing was imported.',
});
