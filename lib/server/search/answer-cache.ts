import { LRUCache } from 'lru-cache';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/search/answer-cache');

/** Characters of answers that are kept: some thousands of pages. */
const CACHED_CHARACTERS = 24_000_000;

/** Answers to questions. Equal questions at the same time are asked once; what failed is not kept. */
export class AnswerCache {
  readonly #answers = new LRUCache<string, { answer: unknown }, () => Promise<unknown>>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: ({ answer }) => JSON.stringify(answer).length + 100,
    // A question that is pushed out while it is asked still gets its answer.
    ignoreFetchAbort: true,
    fetchMethod: async (_question, _old, { context: ask }) => ({ answer: await ask() }),
  });

  /** @param question names what is asked, the version of the index included */
  async get<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    // An entry is what this question was answered with before.
    const { answer } = (await this.#answers.forceFetch(question, { context: ask })) as { answer: Answer };
    return answer;
  }
}
