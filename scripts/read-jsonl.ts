import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** The values of a file with one of them a line. */
export const readRows = <Row>(file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);

/** The same. @throws ZodError for one of another shape */
export const readJsonl = <Value>(file: string, schema: z.ZodType<Value>): Value[] =>
  readRows(file).map((row) => schema.parse(row));
