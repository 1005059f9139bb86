export type Scores = { success1: number; success3: number; ndcg: number; mrr: number };

const DEPTH = 10;
const GOOD = 2;
const gain = (grade: number, at: number): number => (2 ** grade - 1) / Math.log2(at + 2);

/**
 * Measures one ranking. `grades` are those of the results in order, `all` those of every course of the
 * catalogue, for the ideal order.
 */
export function measure(grades: number[], all: number[]): Scores {
  const sum = (list: number[]) =>
    list.slice(0, DEPTH).reduce((total, grade, at) => total + gain(grade, at), 0);
  const best = sum([...all].sort((a, b) => b - a));
  const first = grades.slice(0, DEPTH).findIndex((grade) => grade >= GOOD);
  return {
    success1: first === 0 ? 1 : 0,
    success3: first >= 0 && first < 3 ? 1 : 0,
    ndcg: best > 0 ? sum(grades) / best : 0,
    mrr: first < 0 ? 0 : 1 / (first + 1),
  };
}

export function meanOf(scores: Scores[]): Scores {
  const mean = (read: (one: Scores) => number) =>
    scores.reduce((total, one) => total + read(one), 0) / Math.max(scores.length, 1);
  return {
    success1: mean((one) => one.success1),
    success3: mean((one) => one.success3),
    ndcg: mean((one) => one.ndcg),
    mrr: mean((one) => one.mrr),
  };
}
