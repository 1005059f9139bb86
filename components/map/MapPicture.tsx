import { type MapLayout, topicRel } from '@/lib/course';
import { currentLocale } from '@/lib/locale/current-locale';
import { MAP_BOX, type MapStep } from '@/lib/map';
import { paths } from '@/lib/paths';
import * as m from '@/messages/map';

type Node = Pick<MapStep, 'slug' | 'name' | 'count'>;
type Props = { name: string; slug: string; nodes: Node[]; layout: MapLayout };

/** Letters that fit into a line of a box. Those of other languages may be wider. */
const lettersOfLine = () => (currentLocale() === 'en' ? 22 : 19);
/** Signs of Devanagari stand above and below its letters. */
const lineHeight = () => (currentLocale() === 'hi' ? 17 : 15);

/** A name in one line, or in two if it is long: a picture does not wrap words. */
function linesOf(name: string): string[] {
  if (name.length <= lettersOfLine()) return [name];
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const [at] = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

function lineThrough([x = 0, y = 0, ...rest]: number[]): string {
  const bends = rest.flatMap((value, at) => (at % 2 === 0 ? [`L${value} ${rest[at + 1]}`] : []));
  return `M${x} ${y}${bends.join('')}`;
}

function Box({ node, x, y, current }: { node: Node; x: number; y: number; current: boolean }) {
  const { slug, name, count } = node;
  const lines = linesOf(name);
  const down = lineHeight();
  const top = y - (lines.length * down) / 2 + 4;
  return (
    <a
      href={paths.map(slug)}
      rel={topicRel(node)}
      aria-current={current ? 'page' : undefined}
      data-topic={slug}
    >
      <rect
        x={x - MAP_BOX.width / 2}
        y={y - MAP_BOX.height / 2}
        width={MAP_BOX.width}
        height={MAP_BOX.height}
        rx="12"
      />
      {lines.map((line, at) => (
        // A word of German can be wider than a box.
        <text
          key={line}
          x={x}
          y={top + at * down}
          {...(line.length > lettersOfLine() && {
            textLength: MAP_BOX.width - 12,
            lengthAdjust: 'spacingAndGlyphs',
          })}
        >
          {line}
        </text>
      ))}
      <text x={x} y={top + lines.length * down + 1} className="map-count">
        {m.countCourses({ count })}
      </text>
    </a>
  );
}

/** The topics around one as a picture, what comes first above. Phones have the lists alone. */
export function MapPicture({ name, slug, nodes, layout }: Props) {
  const { width, height } = layout;
  const known = new Map(nodes.map((node) => [node.slug, node]));
  return (
    <nav aria-label={m.mapAround({ name })} className="map-picture">
      <svg role="presentation" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <defs>
          <marker
            id="arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        {layout.arrows.map(([strength, points]) => (
          <path
            key={points.join()}
            d={lineThrough(points)}
            className={strength === 'helps' ? 'map-helps' : undefined}
          />
        ))}
        {layout.nodes.map(([one, x, y]) => {
          const node = known.get(one);
          return node && <Box key={one} node={node} x={x} y={y} current={one === slug} />;
        })}
      </svg>
    </nav>
  );
}
