import type { Attack } from '@/bench/attack/attack.types';
import { serve } from '@/scripts/fakes/request';

const FOREIGN = '0af7651916cd43dd8448eb211c80319c';
const SECRET = 'evil-state';
const SEND_MS = 100;
const LATEST_MS = 5_000;

type Told = {
  resourceSpans?: { scopeSpans?: { spans?: { traceId: string }[] }[] }[];
};

const spansIn = (text: string) =>
  ((JSON.parse(text) as Told).resourceSpans ?? [])
    .flatMap(({ scopeSpans = [] }) => scopeSpans)
    .flatMap(({ spans = [] }) => spans);

/** Tries to put requests into a trace of its own, which the operator would take for theirs. */
export const foreignTrace: Attack = {
  name: 'foreign-trace',
  prepare: async () => {
    const told: string[] = [];
    let hear = () => {};
    const heard = new Promise<void>((resolve) => {
      hear = resolve;
    });
    const collector = await serve(async (req, res) => {
      let text = '';
      for await (const part of req) text += part;
      told.push(text);
      res.end('{}');
      hear();
    });
    return {
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: String(SEND_MS) },
      look: async (wrong) => {
        const late = new Promise((resolve) => setTimeout(resolve, LATEST_MS));
        await Promise.race([heard, late]);
        const spans = told.flatMap(spansIn);
        if (spans.length === 0) wrong('no span came to the collector');
        // It may be recorded as a link of a span, but not be the trace of our spans.
        if (spans.some(({ traceId }) => traceId === FOREIGN))
          wrong("a visitor's traceparent was taken for a trace of one's own");
        if (told.some((text) => text.includes(SECRET))) wrong('what a visitor wrote stands in the traces');
      },
      stop: collector.close,
    };
  },
  run: ({ attacker, reference, seed }) =>
    attacker.flood(2, (turn) => ({
      path: `/search/${reference.words[turn % reference.words.length]}?without=x${seed}${turn}`,
      headers: {
        traceparent: `00-${FOREIGN}-b7ad6b7169203331-01`,
        tracestate: `x=${SECRET}`,
        baggage: `x=${SECRET}`,
      },
    })),
};
