import { Graph, layout } from '@dagrejs/dagre';
import type { MapLayout, TopicMap } from '@/lib/course';
import { MAP_BOX, topicAround } from '@/lib/map';

/** More topics that it leads to would make the picture wider than a screen; the list beside it has them. */
const MOST_NEXT = 6;

/** Where the topics around one are drawn, what comes first above. */
export function layOut(map: TopicMap, slug: string): MapLayout | undefined {
  const around = topicAround(map, slug);
  if (!around) return undefined;
  const { before, helps } = around;
  const next = around.next.slice(0, MOST_NEXT);
  const slugs = [...new Set([...before, ...helps, around.topic, ...next].map((one) => one.slug))];
  if (slugs.length === 1) return undefined;
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
