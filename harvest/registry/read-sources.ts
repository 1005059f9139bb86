import { readLines } from '@/lib/catalog/server/read-lines';
import { parseJson } from '@/lib/parse-json';
import { UsageError } from '@/scripts/run-command';
import { type Source, sourceSchema } from './source.schema';

type Line = Record<string, unknown>;

function parseLine(text: string | undefined, place: string): Line & { id: string } {
  const json = parseJson(text);
  if (json === undefined) throw new UsageError(`${place}: line: is not valid JSON`);
  if (typeof json !== 'object' || json === null || !('id' in json) || typeof json.id !== 'string')
    throw new UsageError(`${place}: id: is missing`);
  return { ...json, id: json.id };
}

/**
 * The sources of a registry, in its order, which decides between facts of equal worth. A line of a later file adds a
 * source, or changes the fields that it names of one that stands in an earlier file.
 * @throws Error naming file, line and field
 */
export async function readSources(files: string[]): Promise<Source[]> {
  const rows = new Map<string, { row: Line; place: string }>();
  for (const file of files) {
    const inFile = new Set<string>();
    for await (const { line, text } of readLines(file)) {
      if (text?.trim() === '') continue;
      const place = `${file}:${line}`;
      const row = parseLine(text, place);
      if (inFile.has(row.id)) throw new UsageError(`${place}: id: "${row.id}" stands twice`);
      inFile.add(row.id);
      rows.set(row.id, { row: { ...rows.get(row.id)?.row, ...row }, place });
    }
  }
  return [...rows.values()].map(({ row, place }) => {
    const read = sourceSchema.safeParse(row);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new UsageError(`${place}: ${issue?.path.join('.') || 'line'}: ${issue?.message}`);
  });
}

/** The sources of a run: all that are on, or of those the ones that are named. @throws Error */
export function chooseSources(sources: Source[], only: string[]): Source[] {
  for (const id of only) {
    const source = sources.find((one) => one.id === id);
    const ids = sources.map((one) => one.id).join(', ');
    if (!source) throw new UsageError(`There is no source "${id}", only ${ids}.`);
    if (!source.on) throw new UsageError(`The source "${id}" is off. ${source.why ?? ''}`.trim());
  }
  return sources.filter(({ id, on }) => on && (only.length === 0 || only.includes(id)));
}
