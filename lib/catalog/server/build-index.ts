import * as engine from '@polymath/engine';
import { catalogSource } from '@/lib/catalog/server/catalog-source';
import type { LayOut } from '@/lib/catalog/server/overview-builder';
import type { CatalogProblem } from '@/lib/catalog/server/read-catalog';
import { courseRules } from '@/lib/search/server';

type BuildOptions = {
  catalogDirs: string[];
  indexDir: string;
  /** How often languages use words (data/words). */
  wordsDir?: string;
  /** What words mean (data/meaning). */
  meaningDir?: string;
  /** Courses from which on a stem's rows lie ready; answers are the same with any number. */
  commonFrom?: number;
  /** Draws the map of each topic; without it, pages have its lists alone. */
  layOut?: LayOut;
  /** Leaves out the needs that measure what a search does with words that it does not know. */
  holdOut?: boolean;
};

/**
 * Builds the index of these catalogues and makes it current. `problems` are the invalid lines, which were left out.
 * @throws Error naming the folder or file that cannot be read.
 */
export async function buildIndex({ catalogDirs, layOut, holdOut = false, ...options }: BuildOptions) {
  const problems: CatalogProblem[] = [];
  const source = catalogSource(catalogDirs, problems, { layOut, holdOut });
  const report = await engine.buildIndex({ source, rules: courseRules, ...options });
  return { ...report, problems };
}
