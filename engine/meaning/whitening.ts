/** How far the spread of all directions is made even: with few needs, little is known of each. */
const EVEN = 0.15;
/** Below so many pairs of a need and its topic, nothing is known of how needs of one topic differ. */
const LEAST = 500;

/** The sum and the number of the directions of a topic. */
type Class = { sum: Float64Array; vectors: Float32Array[] };

/** How directions of one topic differ from their mean: the covariance, made a little more even. */
function spreadWithin(classes: Iterable<Class>, width: number): Float64Array | undefined {
  const spread = new Float64Array(width * width);
  let count = 0;
  for (const { sum, vectors } of classes) {
    if (vectors.length < 2) continue;
    const unbiased = vectors.length / (vectors.length - 1);
    for (const vector of vectors) {
      count++;
      const off = vector.map((one, i) => one - (sum[i] ?? 0) / vectors.length);
      for (let i = 0; i < width; i++)
        for (let j = 0; j <= i; j++)
          spread[i * width + j] = (spread[i * width + j] ?? 0) + unbiased * (off[i] ?? 0) * (off[j] ?? 0);
    }
  }
  if (count < LEAST) return undefined;
  let trace = 0;
  for (let i = 0; i < width; i++) trace += (spread[i * width + i] ?? 0) / count;
  return spread.map(
    (one, at) => ((1 - EVEN) * one) / count + (at % (width + 1) === 0 ? (EVEN * trace) / width : 0),
  );
}

/**
 * The triangle by which directions are divided so that needs of one topic differ as much in all: feelings, ages and effort
 * then count less than what is to be learned. By rows, of a square of this width. Undefined with too few needs.
 */
export function whiteningOf(
  directions: Iterable<readonly [topic: string, direction: Float32Array]>,
  width: number,
): Float32Array | undefined {
  const classes = new Map<string, Class>();
  for (const [topic, direction] of directions) {
    const own = classes.get(topic) ?? { sum: new Float64Array(width), vectors: [] };
    own.vectors.push(direction);
    direction.forEach((one, i) => {
      own.sum[i] = (own.sum[i] ?? 0) + one;
    });
    classes.set(topic, own);
  }
  const spread = spreadWithin(classes.values(), width);
  if (!spread) return undefined;
  // Cholesky: the lower triangle whose product with itself is the spread.
  const triangle = new Float32Array(width * width);
  for (let i = 0; i < width; i++)
    for (let j = 0; j <= i; j++) {
      let rest = spread[i * width + j] ?? 0;
      for (let k = 0; k < j; k++) rest -= (triangle[i * width + k] ?? 0) * (triangle[j * width + k] ?? 0);
      triangle[i * width + j] = i === j ? Math.sqrt(rest) : rest / (triangle[j * width + j] ?? 1);
    }
  return triangle;
}

/** A direction divided by such a triangle. */
export function whiten(direction: Float32Array, triangle: Float32Array | undefined): Float32Array {
  if (!triangle) return direction;
  const width = direction.length;
  const even = new Float32Array(width);
  for (let i = 0; i < width; i++) {
    let rest = direction[i] as number;
    for (let k = 0; k < i; k++) rest -= (triangle[i * width + k] as number) * (even[k] as number);
    even[i] = rest / (triangle[i * width + i] as number);
  }
  return even;
}
