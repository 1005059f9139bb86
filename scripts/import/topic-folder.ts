import { TopicTree } from '@polymath/engine/text/topic-tree';
import { type IsOrdinary, makeTitleReader, type TitleReader } from '@polymath/engine/text/topics-in-title';
import type { Topic } from '@/lib/course/course.schema';
import { spellTopic } from '@/lib/course/spell-topic';
import { makeSlug } from './make-id';

/** A longer text is a sentence about the course, not a topic. */
const LONGEST = 60;
const MOST = 30;
const NO_SUBJECT = 'More topics';

const fold = (word: string) => word.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

type NewTopic = { topic: Topic; votes: Map<string, number> };

/**
 * Maps the words of an import to topics: to a known one with the same slug, name or alias, else to a new
 * topic. A new topic gets the subject that most known topics of its courses have.
 */
export class TopicFolder {
  readonly #byWord = new Map<string, Topic>();
  readonly #bySlug = new Map<string, Topic>();
  readonly #used = new Set<string>();
  readonly #made = new Map<string, NewTopic>();

  readonly #readTitle: TitleReader;
  readonly #names: string[];
  readonly #tree: TopicTree;

  constructor(known: Topic[], isOrdinary: IsOrdinary = () => true) {
    this.#names = known.map(({ name }) => name);
    this.#tree = new TopicTree(known);
    this.#readTitle = makeTitleReader(known, isOrdinary);
    for (const topic of known) {
      this.#bySlug.set(topic.slug, topic);
      this.#byWord.set(fold(topic.name), topic);
    }
    // Names have priority over aliases: a word that names one topic is never an alias of another.
    for (const topic of known) {
      for (const alias of topic.aliases) {
        if (!this.#byWord.has(fold(alias))) this.#byWord.set(fold(alias), topic);
      }
    }
  }

  /**
   * Slugs for the words of one course in order, then the known topics that its title names and that agree with them;
   * `subject` is what the source calls its field.
   */
  fold(
    words: string[],
    {
      subject,
      title = '',
      language = 'en',
    }: { subject?: string | undefined; title?: string; language?: string } = {},
  ): string[] {
    const given = words.slice(0, MOST).flatMap((word) => this.#find(word) ?? []);
    const told = given.filter(({ slug }) => !this.#made.has(slug));
    const read = this.#readTitle(title, { language, told });
    const topics = this.#tree.specificFirst(given, read);
    const subjects = topics.filter(({ slug }) => !this.#made.has(slug)).map((topic) => topic.subject);
    for (const { slug } of topics) {
      this.#used.add(slug);
      const votes = this.#made.get(slug)?.votes;
      for (const name of subjects) votes?.set(name, (votes.get(name) ?? 0) + 1);
      // Half a vote: the source's own subject decides only if no known topic does.
      if (subject && subjects.length === 0) votes?.set(subject, (votes.get(subject) ?? 0) + 0.5);
    }
    return topics.map(({ slug }) => slug);
  }

  #find(word: string): Topic | undefined {
    const key = fold(word);
    const known = this.#byWord.get(key);
    if (known) return known;
    const slug = makeSlug(word);
    if (slug === '' || slug.length > LONGEST || word.length > LONGEST) return undefined;
    const same = this.#bySlug.get(slug);
    if (same) return same;
    const topic: Topic = { slug, name: spellTopic(word, this.#names), subject: NO_SUBJECT, aliases: [] };
    this.#bySlug.set(slug, topic);
    this.#byWord.set(key, topic);
    this.#made.set(slug, { topic, votes: new Map() });
    return topic;
  }

  /** Number of topics that only this import has. */
  get newTopics(): number {
    return this.#made.size;
  }

  /** Every topic of the import's courses; known ones with all their aliases. */
  topics(): Topic[] {
    const list: Topic[] = [];
    for (const slug of this.#used) {
      const topic = this.#bySlug.get(slug);
      if (!topic) continue;
      const votes = [...(this.#made.get(slug)?.votes ?? [])].sort((a, b) => b[1] - a[1]);
      list.push(votes[0] ? { ...topic, subject: votes[0][0] } : topic);
    }
    return list.sort((a, b) => (a.slug < b.slug ? -1 : 1));
  }
}
