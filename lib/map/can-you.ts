import type { AskedTopic, CanDo, KnowFirst, Level, NamedTopic } from '@/lib/course';

/** Questions on a page, and of one topic. */
const MOST = 7;
const MOST_OF_TOPIC = 3;

type Asked = Omit<AskedTopic, 'lessons'>;

/** What somebody can do who knows a topic, the hardest first: of the topic itself, of these levels, else the easiest of it. */
function abilities(canDo: readonly CanDo[], slug: string, levels: readonly Level[]): string[] {
  const items = (canDo.find(({ topic }) => topic === slug)?.items ?? []).filter(
    (item) => item.topic === slug,
  );
  const fitting = items.filter(({ level }) => levels.includes(level));
  return (fitting.length > 0 ? fitting.reverse() : items).map(({ can }) => can);
}

/**
 * What to ask somebody before a course above beginner level: up to seven questions about what comes first, of each topic
 * as many. A topic of which nobody wrote down what one can do is asked for by its name.
 */
export function canYou(
  canDo: readonly CanDo[],
  { level, first }: { level: Level | undefined; first: KnowFirst | undefined },
): Asked[] {
  if (!first || (level !== 'intermediate' && level !== 'advanced')) return [];
  const { must, basicsOf } = first;
  const topics = new Map<string, NamedTopic>(
    [...must, ...(basicsOf ? [basicsOf] : [])].map((one) => [one.slug, one]),
  );
  const asked = [...topics.values()].slice(0, MOST);
  const each = Math.max(1, Math.min(MOST_OF_TOPIC, Math.floor(MOST / Math.max(1, asked.length))));
  return asked.map(({ slug, name, count }) => {
    // Of what comes before, more is asked than of the basics of the course's own topic.
    const isEasy = slug === basicsOf?.slug && level === 'intermediate';
    const levels: Level[] = isEasy ? ['beginner'] : ['beginner', 'intermediate'];
    return { slug, name, count, can: abilities(canDo, slug, levels).slice(0, each) };
  });
}
