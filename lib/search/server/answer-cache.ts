import { LRUCache } from 'lru-cache';

/** Size of the cache in characters: a few thousand pages. */
const CACHED_CHARACTERS = 24_000_000;

/** A cache of search answers. Identical concurrent requests share one query; failures are not cached. */
export class AnswerCache {
  readonly #answers = new LRUCache<string, { answer: unknown }, () => Promise<unknown>>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: ({ answer }) => JSON.stringify(answer).length + 100,
    // An entry that is evicted before its query ends still answers the waiting requests.
    ignoreFetchAbort: true,
    fetchMethod: async (_question, _old, { context: ask }) => ({ answer: await ask() }),
  });

  /** @param question identifies the request, including the index version */
  async get<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const { answer } = (await this.#answers.forceFetch(question, { context: ask })) as { answer: Answer };
    return answer;
  }
}
