import type { Topic } from '@/engine/course.schema';

/** Subjects that share their topics: one learns Python for the web, for data and for the cloud. */
const COMPUTING = new Set([
  'Programming',
  'Web development',
  'Data and AI',
  'Computer science',
  'Cloud and security',
]);

/** How topics are part of each other. */
export class TopicTree {
  readonly #bySlug: ReadonlyMap<string, Topic>;
  readonly #lines = new Map<string, ReadonlySet<string>>();

  constructor(topics: Iterable<Topic>) {
    this.#bySlug = new Map([...topics].map((topic) => [topic.slug, topic]));
  }

  /** The topic and what it is part of, upwards. */
  #lineOf({ slug }: Topic): ReadonlySet<string> {
    const known = this.#lines.get(slug);
    if (known) return known;
    const line = new Set<string>();
    for (let next: string | undefined = slug; next !== undefined && !line.has(next); ) {
      line.add(next);
      next = this.#bySlug.get(next)?.broader;
    }
    this.#lines.set(slug, line);
    return line;
  }

  isPartOf(one: Topic, other: Topic): boolean {
    return one.slug !== other.slug && this.#lineOf(one).has(other.slug);
  }

  /** Whether one topic is part of the other, or both are part of a third one that is not a whole field ("science"). */
  areNear(one: Topic, other: Topic): boolean {
    if (COMPUTING.has(one.subject) && COMPUTING.has(other.subject)) return true;
    const line = this.#lineOf(other);
    return [...this.#lineOf(one)].some(
      (slug) =>
        line.has(slug) &&
        (slug === one.slug || slug === other.slug || this.#bySlug.get(slug)?.broader !== undefined),
    );
  }

  /**
   * The topics of a source and those that the title names: first those of the source that the title names too, which
   * the course is about, but what is part of another one before it.
   */
  specificFirst(told: readonly Topic[], named: readonly Topic[]): Topic[] {
    const sorted: Topic[] = [];
    for (const topic of new Set([...told.filter((one) => named.includes(one)), ...told, ...named])) {
      const at = sorted.findIndex((other) => this.isPartOf(topic, other));
      sorted.splice(at < 0 ? sorted.length : at, 0, topic);
    }
    return sorted;
  }
}
