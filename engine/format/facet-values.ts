import type { FacetName } from '@/engine/search.types';
import type { Dictionary } from './dictionary';

/** The number of a facet's value, if the catalogue has it. */
export function valueId(
  { database }: Pick<Dictionary, 'database'>,
  facet: FacetName,
  value: string,
): number | undefined {
  return database.recall<[number]>(
    'SELECT id FROM facet_values WHERE facet = ? AND value = ?',
    facet,
    value,
  )[0]?.[0];
}

/** The value with this number, and its name. */
export function valueNamed(
  { database }: Pick<Dictionary, 'database'>,
  facet: FacetName,
  id: number,
): [value: string, label: string] {
  const [named] = database.recall<[string, string]>(
    'SELECT value, label FROM facet_values WHERE facet = ? AND id = ?',
    facet,
    id,
  );
  return named ?? ['', ''];
}
