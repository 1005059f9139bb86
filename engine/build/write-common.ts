import { SCOPE_COLUMNS, SCOPES, type Scope } from '@/engine/format/index-schema';
import { commonKey } from '@/engine/format/open-index';
import { packRows } from '@/engine/format/row-sets';
import { bufferOf, type Vocabulary } from '@/engine/format/vocabulary';
import type { OpenDatabase } from '@/engine/open-database';

function writeRows(database: OpenDatabase, stem: string, scope: Scope, courses: number): void {
  const match = `${SCOPE_COLUMNS[scope]}"${stem}"`;
  const [list] =
    database.get<[string | null]>('SELECT group_concat(rowid) FROM search WHERE search MATCH ?', match) ?? [];
  const rows = list ? Uint32Array.from(list.split(','), Number) : new Uint32Array(0);
  database.run('INSERT INTO common VALUES (?, ?, ?)', stem, scope, bufferOf(packRows(rows, courses)));
}

/**
 * Writes the row lists of stems in at least `from` courses, and one list of these stems, so that opening the index reads a
 * single row.
 */
export function writeCommon(
  database: OpenDatabase,
  { stems }: Vocabulary,
  { from, courses }: { from: number; courses: number },
): void {
  const common: string[] = [];
  for (const [stem, { all }] of stems) {
    if (all < from) continue;
    for (const scope of SCOPES) {
      writeRows(database, stem, scope, courses);
      common.push(commonKey(scope, stem));
    }
  }
  database.run('INSERT INTO meta VALUES (?, ?)', 'common', common.join('\n'));
}
