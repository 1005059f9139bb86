import type { Course } from '@/engine/course.schema';
import { FACETS, type FacetName, facets } from '@/engine/facet-definitions';
import { valuesOf } from '@/engine/facets/values-of';
import { bytesPerNumber, FEW_VALUED, isFewValued, isManyValued } from '@/engine/format/facet-kinds';
import { bufferOf } from '@/engine/format/vocabulary';
import type { OpenDatabase } from '@/engine/open-database';
import { SORT_FIELDS, type SortField, sortNumbers } from '@/engine/sorts';

/** The values of a facet, numbered from 1; 0 means unknown. */
class Values {
  readonly ids = new Map<string, number>();
  constructor(known: readonly string[] = []) {
    for (const value of known) this.idOf(value);
  }
  idOf(value: string): number {
    const id = this.ids.get(value) ?? this.ids.size + 1;
    this.ids.set(value, id);
    return id;
  }
}

/** Collects the values of every facet by row while the index is built, and writes them as arrays. */
export class FacetColumns {
  readonly #values = new Map<FacetName, Values>();
  readonly #one = new Map<FacetName, Uint32Array>();
  readonly #many = new Map<FacetName, { starts: Uint32Array; ids: number[] }>();
  readonly #numbers = new Map<SortField, Float32Array>();
  readonly #playable: Uint8Array;

  constructor(readonly courses: number) {
    const rows = courses + 2;
    for (const facet of FACETS) {
      this.#values.set(facet, new Values(facets[facet].order));
      if (isManyValued(facet)) this.#many.set(facet, { starts: new Uint32Array(rows), ids: [] });
      else this.#one.set(facet, new Uint32Array(rows));
    }
    for (const field of SORT_FIELDS) this.#numbers.set(field, new Float32Array(rows));
    this.#playable = new Uint8Array(rows);
  }

  /** Rows must be added in order, from 1. */
  add(row: number, course: Course, known: { isPlayable: boolean; hours: number | undefined }): void {
    for (const facet of FACETS) {
      const ids = [...new Set(valuesOf(facet, course, known))].map((value) => this.idOf(facet, value));
      const one = this.#one.get(facet);
      if (one) one[row] = ids[0] ?? 0;
      const many = this.#many.get(facet);
      if (!many) continue;
      many.ids.push(...ids);
      many.starts[row + 1] = many.ids.length;
    }
    for (const [field, numbers] of this.#numbers) numbers[row] = sortNumbers[field](course, known) ?? 0;
    this.#playable[row] = known.isPlayable ? 1 : 0;
  }

  /** The number of a facet's value; assigns a new one if needed. */
  idOf(facet: FacetName, value: string): number {
    return this.#values.get(facet)?.idOf(value) ?? 0;
  }

  write(database: OpenDatabase, labelOf: (facet: FacetName, value: string) => string): void {
    const store = (name: string, data: Buffer) =>
      database.run('INSERT INTO arrays (name, data) VALUES (?, ?)', name, data);
    for (const [facet, values] of this.#values) {
      for (const [value, id] of values.ids) {
        database.run(
          'INSERT INTO facet_values (facet, id, value, label) VALUES (?, ?, ?, ?)',
          facet,
          id,
          value,
          labelOf(facet, value),
        );
      }
      const one = this.#one.get(facet);
      if (one && !isFewValued(facet)) store(facet, bufferOf(narrow(one, values.ids.size)));
      const many = this.#many.get(facet);
      if (many) {
        store(`${facet}.starts`, bufferOf(many.starts));
        store(facet, bufferOf(narrow(Uint32Array.from(many.ids), values.ids.size)));
      }
    }
    const { rows, values } = this.#combine();
    const combinations = values[0]?.length ?? 0;
    store('combinations', bufferOf(narrow(rows, combinations)));
    database.run('INSERT INTO meta VALUES (?, ?)', 'combinations', String(combinations));
    FEW_VALUED.forEach((facet, i) => {
      const column = Uint32Array.from(values[i] ?? []);
      store(facet, bufferOf(narrow(column, this.#values.get(facet)?.ids.size ?? 0)));
    });
    for (const [field, numbers] of this.#numbers) store(field, bufferOf(numbers));
    store('playable', bufferOf(this.#playable));
  }

  /** The combination number of each row, and the values of each combination, by facet. */
  #combine(): { rows: Uint32Array; values: number[][] } {
    const columns = FEW_VALUED.map((facet) => this.#one.get(facet) ?? new Uint32Array(0));
    const rows = new Uint32Array(this.courses + 2);
    const values: number[][] = FEW_VALUED.map(() => [0]);
    const numbers = new Map<string, number>();
    for (let row = 1; row <= this.courses; row++) {
      const here = columns.map((column) => column[row] ?? 0);
      const key = here.join();
      let number = numbers.get(key);
      if (number === undefined) {
        number = numbers.size + 1;
        numbers.set(key, number);
        here.forEach((value, i) => {
          values[i]?.push(value);
        });
      }
      rows[row] = number;
    }
    return { rows, values };
  }
}

/** Copies the numbers into the smallest integer type that holds the largest of them. */
function narrow(column: Uint32Array, largest: number): Uint8Array | Uint16Array | Uint32Array {
  const bytes = bytesPerNumber(largest);
  if (bytes === 1) return Uint8Array.from(column);
  return bytes === 2 ? Uint16Array.from(column) : column;
}
