import { KEY_KINDS, type KeyKind } from './identity';

/** What must not differ between the rows of one course; 0: not stated. */
export type Marks = { platform: Float64Array; language: Int32Array; code: Int32Array; host: Int32Array };

/** More rows than this with one key are compared with the first of them only. */
const MOST_ROOTS = 20;

/**
 * Rows that are the same course, by their keys: the row with the smallest number, which is the most trusted one,
 * stands for all. A key joins only what nothing surer tells apart.
 */
export class JoinedRows {
  readonly #parent: Int32Array;
  readonly #marks: Marks;

  constructor(rows: number, marks: Marks) {
    this.#parent = Int32Array.from({ length: rows }, (_, n) => n);
    this.#marks = marks;
  }

  rootOf(row: number): number {
    let root = row;
    while (this.#parent[root] !== root) root = this.#parent[root] ?? root;
    for (let at = row; at !== root; ) {
      const next = this.#parent[at] ?? root;
      this.#parent[at] = root;
      at = next;
    }
    return root;
  }

  #differ(list: Float64Array | Int32Array, a: number, b: number): boolean {
    return list[a] !== 0 && list[b] !== 0 && list[a] !== list[b];
  }

  #mayJoin(kind: KeyKind, a: number, b: number): boolean {
    if (kind <= KEY_KINDS.platform) return true;
    const { platform, language, code, host } = this.#marks;
    if (kind === KEY_KINDS.code) return host[a] !== host[b] && !this.#differ(language, a, b);
    if (this.#differ(platform, a, b) || this.#differ(language, a, b)) return false;
    return kind === KEY_KINDS.address || !this.#differ(code, a, b);
  }

  #join(a: number, b: number): void {
    const [root, other] = a < b ? [a, b] : [b, a];
    this.#parent[other] = root;
    const { platform, language, code } = this.#marks;
    // The root knows what any of its rows knows, so that a later key sees it.
    for (const list of [platform, language, code]) if (list[root] === 0) list[root] = list[other] ?? 0;
  }

  /** Joins the rows that share one key. */
  joinKey(kind: KeyKind, rows: readonly number[]): void {
    const roots: number[] = [];
    for (const row of rows) {
      const own = this.rootOf(row);
      if (roots.includes(own)) continue;
      const mate = roots.find((root) => this.#mayJoin(kind, root, own));
      if (mate === undefined) {
        if (roots.length < MOST_ROOTS) roots.push(own);
        continue;
      }
      this.#join(mate, own);
      roots[roots.indexOf(mate)] = Math.min(mate, own);
    }
  }
}
