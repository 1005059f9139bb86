import { context, trace } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { startTraces } from '@/lib/http/server/pipeline/traces';
import { closeAll } from '@/lib/server/shutdown';
import { serve } from '@/scripts/fakes/request';

const FOREIGN = '0af7651916cd43dd8448eb211c80319c';
const HEADERS = {
  traceparent: `00-${FOREIGN}-b7ad6b7169203331-01`,
  tracestate: 'vendor=secret',
  baggage: 'who=secret',
};

it('starts its own trace, whatever trace headers a request has', async () => {
  const told: ReadableSpan[] = [];
  const tracer = startTraces({
    export: (spans, done) => {
      told.push(...spans);
      done({ code: 0 });
    },
    shutdown: async () => undefined,
  });
  const seen: unknown[] = [];
  const within: unknown[] = [];
  const site = await serve((req, res) =>
    tracer(req, res, async () => {
      seen.push(req.headers.traceparent, req.headers.tracestate, req.headers.baggage);
      within.push(trace.getSpanContext(context.active())?.traceId);
      res.end();
    }),
  );
  await (await fetch(`${site.url}/search/algebra`, { headers: HEADERS })).text();
  await (await fetch(`${site.url}/jane.doe`)).text();
  await site.close();
  expect(await closeAll(5_000)).toEqual([]);

  const search = told.find(({ name }) => name === 'GET /search/*');
  expect(search?.spanContext().traceId).not.toBe(FOREIGN);
  expect(search?.parentSpanContext).toBeUndefined();
  expect(search?.links.map((link) => link.context.traceId)).toEqual([FOREIGN]);
  expect(seen.filter(Boolean)).toEqual([]);
  expect(within).toEqual(told.map((span) => span.spanContext().traceId));
  expect(told.map(({ name }) => name)).toEqual(['GET /search/*', 'GET /other']);
  const said = told.map(({ name, attributes, links }) => ({ name, attributes, links }));
  expect(JSON.stringify(said)).not.toMatch(/secret|algebra|jane/);
});
