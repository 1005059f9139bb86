import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** The values of a file with one of them a line. @throws ZodError for one of another shape */
export const readJsonl = <Value>(file: string, schema: z.ZodType<Value>): Value[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => schema.parse(JSON.parse(line)));
