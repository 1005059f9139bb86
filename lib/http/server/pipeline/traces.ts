import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Attributes,
  context,
  type Link,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import { routeLabel } from '@/lib/http/server/route-label';
import { onShutdown } from '@/lib/server/shutdown';

/** Runs the work of a request and reports it to the collector. */
export type Tracer = (req: IncomingMessage, res: ServerResponse, work: () => Promise<void>) => Promise<void>;

/**
 * The span attributes that are exported. Others, such as addresses and error messages, can contain search
 * words.
 */
const KEPT = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.method',
  'http.status_code',
  'next.route',
  'next.span_name',
  'next.span_type',
  'exception.type',
  'request.id',
]);

function forget(attributes: Attributes): void {
  for (const name of Object.keys(attributes)) if (!KEPT.has(name)) delete attributes[name];
}

/** Removes personal data from spans before they are exported, whatever wrote it. */
function discreet(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans: ReadableSpan[], done) => {
      for (const { attributes, events, status } of spans) {
        forget(attributes);
        for (const event of events) if (event.attributes) forget(event.attributes);
        delete status.message;
      }
      exporter.export(spans, done);
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

const headersOf = {
  keys: Object.keys,
  get: (carrier: Record<string, unknown>, name: string) => carrier[name] as string,
};
const FOREIGN = ['traceparent', 'tracestate', 'baggage'];

/**
 * Trace headers of a request become links only. Anybody can send these headers; as a parent they would decide
 * which requests are sampled and which trace they belong to.
 */
function takeLinks({ headers }: IncomingMessage): Link[] {
  const claimed = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, headers, headersOf));
  for (const name of FOREIGN) delete headers[name];
  return claimed ? [{ context: { ...claimed, traceFlags: TraceFlags.NONE, traceState: undefined } }] : [];
}

/**
 * Starts OpenTelemetry: one span per request that the cache does not answer, with Next's spans inside it. The
 * standard `OTEL_` variables set the collector, the sampling and the service name.
 */
export function startTraces(exporter: SpanExporter = new OTLPTraceExporter()): Tracer {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'polymath' }).merge(defaultResource()),
    spanProcessors: [new BatchSpanProcessor(discreet(exporter))],
  });
  provider.register();
  onShutdown('traces', () => provider.shutdown());
  const tracer = trace.getTracer('polymath');

  return (req, res, work) => {
    const method = req.method ?? 'GET';
    const route = routeLabel(req.url ?? '/');
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'request.id': String(req.headers['x-request-id'] ?? ''),
    };
    const links = takeLinks(req);
    const span = tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes, links },
      ROOT_CONTEXT,
    );
    res.once('close', () => {
      span.setAttribute('http.response.status_code', res.statusCode);
      if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    return context.with(trace.setSpan(ROOT_CONTEXT, span), work);
  };
}
