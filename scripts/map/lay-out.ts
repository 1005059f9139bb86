import { Graph, layout } from '@dagrejs/dagre';
import type { MapLayout, TopicMap } from '@/lib/course';
import { MAP_BOX, type TopicAround, topicAround } from '@/lib/map';

/** More topics that it leads to would make the picture wider than a screen; the list beside it has them. */
const MOST_NEXT = 6;
/** What a screen of 1,280 px shows without moving the picture. */
const MOST_WIDTH = 1_200;

/** Where topics around one are drawn, what comes first above. */
function draw(map: TopicMap, slug: string, { before, helps, topic, next }: TopicAround): Graph {
  const slugs = new Set([...before, ...helps, topic, ...next].map((one) => one.slug));
  const graph = new Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: 16, ranksep: 36, marginx: 4, marginy: 4 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const one of slugs) graph.setNode(one, { ...MAP_BOX });
  const chain = new Set([slug, ...before.map((one) => one.slug)]);
  for (const to of chain)
    for (const { topic, strength } of map[to]?.requires ?? [])
      if (graph.hasNode(topic) && (strength === 'must' || to === slug))
        graph.setEdge(topic, to, { strength });
  for (const one of next) graph.setEdge(slug, one.slug, { strength: one.helps ? 'helps' : 'must' });
  layout(graph);
  return graph;
}

/** Where the topics around one are drawn: all that comes before, and of what helps and what it leads to as many as a screen shows. */
export function layOut(map: TopicMap, slug: string): MapLayout | undefined {
  const around = topicAround(map, slug);
  if (!around) return undefined;
  const next = around.next.slice(0, MOST_NEXT);
  const drawn = (most: number) => draw(map, slug, { ...around, helps: around.helps.slice(0, most), next });
  let most = around.helps.length;
  let graph = drawn(most);
  while (most > 0 && (graph.graph().width ?? 0) > MOST_WIDTH) graph = drawn(--most);
  const slugs = graph.nodes();
  if (slugs.length === 1) return undefined;
  const { width = 0, height = 0 } = graph.graph();
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    nodes: slugs.map((one) => {
      const { x, y } = graph.node(one);
      return [one, Math.round(x), Math.round(y)];
    }),
    arrows: graph.edges().map((one) => {
      const { strength, points } = graph.edge(one);
      return [
        strength,
        points.flatMap(({ x, y }: { x: number; y: number }) => [Math.round(x), Math.round(y)]),
      ];
    }),
  };
}
