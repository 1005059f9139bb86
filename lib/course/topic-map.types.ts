import type { Called } from '@/lib/locale/topic-name';
import type { Topic } from './course.schema';

/** A topic, what comes before it, and the number of its courses with those of its parts. */
export type MapTopic = Pick<
  Topic,
  'name' | 'subject' | 'broader' | 'kind' | 'leadsTo' | 'requires' | 'firstFor'
> & {
  count: number;
};

export type TopicMap = Readonly<Record<string, MapTopic>>;

export type NamedTopic = Called & { slug: string; count: number };

export type KnowFirst = {
  must: NamedTopic[];
  helps: NamedTopic[];
  /** The course states it itself; else it is known of its topic. */
  isStated?: true;
  /** Its own topic, at a lower level. */
  basicsOf?: NamedTopic;
  /** The topic of the course, whose map shows the whole way. */
  of?: NamedTopic;
  /** Anyone can begin with it. */
  nothing?: true;
};

/** Where the topics around one topic are drawn, in pixels. */
export type MapLayout = {
  width: number;
  height: number;
  /** Slug, and the middle of its box. */
  nodes: [slug: string, x: number, y: number][];
  /** The bends of an arrow from what comes first: x, y, x, y and so on. */
  arrows: [strength: 'must' | 'helps', points: number[]][];
};
