import { useCallback, useEffect, useReducer, useRef } from 'react';
import { paths } from '@/lib/paths';
import type { LiveBlock, LiveCard, LiveEvent, LiveSourceState } from '@/lib/search/live.types';

type LiveSearchState = {
  sources: LiveSourceState[];
  cards: LiveCard[];
  /**
   * Results that arrived while the end of the list was visible. They are shown on request, so that nothing
   * moves.
   */
  held: LiveCard[];
  running: boolean;
  /** The visitor asked for the current or last live search. */
  asked: boolean;
};

type Action =
  | { type: 'start'; asked: boolean }
  | { type: 'event'; event: LiveEvent; hold: boolean }
  | { type: 'show' }
  | { type: 'stop'; failed: boolean };

const isOpen = ({ state }: LiveSourceState) => state === 'waiting' || state === 'searching';

function withStates(before: LiveSourceState[], news: LiveSourceState[]): LiveSourceState[] {
  const byId = new Map(news.map((source) => [source.id, source]));
  // A source's state `found` is kept: a repeated answer counts its new courses only.
  return before.map((source) => (source.state === 'found' ? source : (byId.get(source.id) ?? source)));
}

const shown = (state: LiveSearchState): LiveSearchState => ({
  ...state,
  cards: [...state.cards, ...state.held],
  held: [],
});

function liveReducer(state: LiveSearchState, action: Action): LiveSearchState {
  switch (action.type) {
    case 'start':
      // A visitor who asked expects the list to grow.
      return { ...(action.asked ? shown(state) : state), running: true, asked: action.asked };
    case 'show':
      return shown(state);
    case 'stop': {
      const ended = action.failed ? 'unavailable' : 'waiting';
      const sources = state.sources.map((source) => (isOpen(source) ? { ...source, state: ended } : source));
      return { ...state, running: false, sources: sources as LiveSourceState[] };
    }
    case 'event': {
      const { event } = action;
      if (event.type === 'sources') return { ...state, sources: withStates(state.sources, event.sources) };
      if (event.type === 'end') return { ...state, running: false };
      const seen = new Set([...state.cards, ...state.held].map(({ id }) => id));
      const fresh = event.cards.filter(({ id }) => !seen.has(id));
      // If cards are already held back, later ones must be held back too, to keep their order.
      const hold = action.hold || state.held.length > 0;
      return hold
        ? { ...state, held: [...state.held, ...fresh] }
        : { ...state, cards: [...state.cards, ...fresh] };
    }
  }
}

/**
 * Continues a live search where the server stopped. Results are only ever appended.
 * @param parameters of the search, without its words
 * @param isEndInView whether appending would move what the visitor sees
 */
export function useLiveSearch(block: LiveBlock, parameters: URLSearchParams, isEndInView: () => boolean) {
  const [state, dispatch] = useReducer(liveReducer, {
    sources: block.sources,
    cards: block.cards,
    held: [],
    running: false,
    asked: false,
  });
  const controller = useRef<AbortController>(undefined);
  const latest = useRef({ words: block.words, parameters, isEndInView });
  latest.current = { words: block.words, parameters, isEndInView };

  const start = useCallback(async (asked: boolean) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    dispatch({ type: 'start', asked });
    const query = new URLSearchParams(latest.current.parameters);
    query.set('q', latest.current.words);
    if (!asked) query.set('unasked', '1');
    try {
      const { streamLive } = await import('./stream-live');
      for await (const event of streamLive(paths.api.searchLive(query), own.signal)) {
        dispatch({ type: 'event', event, hold: !asked && latest.current.isEndInView() });
      }
      if (!own.signal.aborted) dispatch({ type: 'stop', failed: true });
    } catch {
      if (!own.signal.aborted) dispatch({ type: 'stop', failed: true });
    }
  }, []);

  const stop = useCallback(() => {
    controller.current?.abort();
    dispatch({ type: 'stop', failed: false });
  }, []);

  const show = useCallback(() => dispatch({ type: 'show' }), []);

  useEffect(() => () => controller.current?.abort(), []);

  return { ...state, start, stop, show };
}
