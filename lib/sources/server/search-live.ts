import type {
  Exclusion,
  Filters,
  LiveBlock,
  LiveCard,
  LiveEvent,
  LiveSourceState,
  LiveState,
} from '@/lib/search';
import { within } from '@/lib/server/within';
import { type BuiltIn, HitMerger } from './merge-hits';
import type { AskContext } from './quota/spender';
import type { LiveSource, SourceAnswer } from './source/live-source';

/** Answers that arrive within this many milliseconds of each other are ranked together. */
const BATCH_MS = 40;

type LiveSearch = {
  words: string;
  filters: Filters;
  exclusions?: readonly Exclusion[];
  builtIn: BuiltIn;
} & Omit<AskContext, 'signal'>;

type Arrival = { source: LiveSource; answer: SourceAnswer };

function chosen(sources: readonly LiveSource[], { filters }: LiveSearch): LiveSource[] {
  return sources.filter(({ id }) => !filters.source || filters.source.includes(id));
}

function stateOf({ source, answer }: Arrival, cards: LiveCard[], { spender }: LiveSearch): LiveSourceState {
  const { id, name } = source;
  const say = (state: LiveState, found?: number) => ({ id, name, state, ...(found && { found }) });
  if (answer.kind === 'not-asked') return say(answer.why === 'automated' ? 'waiting' : 'resting');
  if (answer.kind === 'unavailable') {
    if (answer.fault !== 'over-quota') return say('unavailable');
    // The visitor can still ask for these results explicitly.
    return say(spender && spender.trigger !== 'user' ? 'waiting' : 'resting');
  }
  const found = cards.filter((card) => card.source === id).length;
  return found > 0 ? say('found', found) : say('nothing');
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Answers in order of arrival; those that arrive together form one batch. */
async function* arrivals(
  sources: LiveSource[],
  search: LiveSearch,
  signal: AbortSignal | undefined,
): AsyncGenerator<Arrival[]> {
  const arrived: Arrival[] = [];
  let notify = () => {};
  let nextArrival = new Promise<void>((resolve) => {
    notify = resolve;
  });
  for (const source of sources) {
    const { words, spender, mayAsk } = search;
    source
      .search(words, { spender, mayAsk, signal })
      // It rejects only on abort, and then nobody is listening.
      .catch((): SourceAnswer => ({ kind: 'unavailable', fault: 'slow' }))
      .then((answer) => {
        arrived.push({ source, answer });
        notify();
      });
  }
  for (let open = sources.length; open > 0 && !signal?.aborted; ) {
    await nextArrival;
    if (arrived.length < open) await pause(BATCH_MS);
    nextArrival = new Promise((resolve) => {
      notify = resolve;
    });
    const together = arrived.splice(0);
    open -= together.length;
    if (!signal?.aborted) yield together;
  }
}

/** Ranks answers that arrived together: the new courses, and the state of each source. */
function createRanking(search: LiveSearch) {
  const merger = new HitMerger(search.words, search.filters, search.builtIn, search.exclusions);
  return async (together: Arrival[]) => {
    const batches = together.flatMap(({ source, answer }) =>
      answer.kind === 'found' ? [{ source, hits: answer.hits }] : [],
    );
    const cards = await merger.add(batches);
    return { cards, sources: together.map((arrival) => stateOf(arrival, cards, search)) };
  };
}

/**
 * Searches all sources in parallel and streams the results as they arrive. Ends when all have answered, or on
 * abort.
 */
export async function* streamLive(
  sources: readonly LiveSource[],
  search: LiveSearch,
  signal?: AbortSignal,
): AsyncGenerator<LiveEvent> {
  const asked = chosen(sources, search);
  const rank = createRanking(search);
  yield { type: 'sources', sources: asked.map(({ id, name }) => ({ id, name, state: 'searching' })) };
  for await (const together of arrivals(asked, search, signal)) {
    const { cards, sources } = await rank(together);
    yield { type: 'sources', sources };
    if (cards.length > 0) yield { type: 'cards', cards };
  }
  yield { type: 'end' };
}

/**
 * The answers that arrive within `waitMs`, ranked together. Slower sources keep the state `searching`; they
 * continue, so that the browser's next request finds their answers in the cache.
 */
export async function gatherLive(
  sources: readonly LiveSource[],
  search: LiveSearch,
  waitMs: number,
): Promise<Omit<LiveBlock, 'words'>> {
  const asked = chosen(sources, search);
  const arrived: Arrival[] = [];
  const all = Promise.all(
    asked.map(async (source) => {
      const { words, spender, mayAsk } = search;
      arrived.push({ source, answer: await source.search(words, { spender, mayAsk }) });
    }),
  );
  await within(waitMs, all);
  const { cards, sources: told } = await createRanking(search)([...arrived]);
  return {
    cards,
    sources: asked.map(
      ({ id, name }) => told.find((one) => one.id === id) ?? { id, name, state: 'searching' as const },
    ),
  };
}
