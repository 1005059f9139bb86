import type { IndexTopic, OverviewCollector } from '@polymath/engine';
import { OTHER_SUBJECT } from '@polymath/engine/files';
import type {
  CanDo,
  CatalogOverview,
  CourseCard,
  MapLayout,
  SiteTypes,
  SourceOverview,
  StudyPath,
  TopicCount,
  TopicMap,
} from '@/lib/course';
import {
  factSourcesOf,
  isListed,
  listedLessons,
  listIdOf,
  sourceIdOf,
  UsualHoursBuilder,
} from '@/lib/course';
import type { Course, Source, Topic } from '@/lib/course/course.schema';
import { shownLocales } from '@/lib/locale/locales';

const PICKS = 12;
const PICKS_IN_LANGUAGE = 4;
const PICKS_OF_PROVIDER = 2;
/** Topics listed for a catalogue without subjects. */
const FREE_TOPICS = 60;
/** Courses of a topic from which on its page is worth a place in a search engine of their language. */
const FEWEST_IN_LANGUAGE = 3;
/** Sources listed; a catalogue of imports can have any number of them. */
const SOURCES = 300;

/** What is worth showing first: `best` plays here and has a picture. */
class Shelf {
  readonly #best: CourseCard[] = [];
  readonly #rest: CourseCard[] = [];

  constructor(readonly size: number) {}

  add(card: CourseCard): void {
    const cards = card.playable && card.coverVideoId ? this.#best : this.#rest;
    if (hasRoom(cards, card, this.size)) cards.push(card);
  }

  picks(): CourseCard[] {
    const picks: CourseCard[] = [];
    for (const card of [...this.#best, ...this.#rest]) if (hasRoom(picks, card, this.size)) picks.push(card);
    return picks;
  }
}

function hasRoom(cards: readonly CourseCard[], { provider }: CourseCard, size: number): boolean {
  return cards.length < size && cards.filter((card) => card.provider === provider).length < PICKS_OF_PROVIDER;
}

type Subject = { count: number; shelf: Shelf; inLanguage: ReadonlyMap<string, Shelf> };

const newSubject = (): Subject => ({
  count: 0,
  shelf: new Shelf(PICKS),
  inLanguage: new Map(shownLocales().map((locale) => [languageOf(locale), new Shelf(PICKS_IN_LANGUAGE)])),
});

const languageOf = (tag: string): string => tag.split('-')[0] ?? tag;

/** Decides where the topics around one are drawn. */
export type LayOut = (map: TopicMap, slug: string) => MapLayout | undefined;

/** Collects the figures and courses of the home page while courses are added, most popular first. */
export class OverviewBuilder implements OverviewCollector<SiteTypes> {
  readonly #subjects = new Map<string, Subject>();
  readonly #providers = new Set<string>();
  readonly #languages = new Set<string>();
  /** Courses of each topic, with those of its parts, by language. */
  readonly #taught = new Map<string, Map<string, number>>();
  readonly #known: ReadonlyMap<string, Topic>;
  #courses = 0;
  #playable = 0;
  #lessons = 0;
  #lessonPages = 0;
  #listed = 0;
  readonly #sources = new Map<string, number>();
  readonly #usualHours = new UsualHoursBuilder();

  constructor(
    readonly known: ReadonlyMap<string, Source>,
    readonly topics: readonly Topic[] = [],
    readonly more: { layOut?: LayOut | undefined; studyPaths?: StudyPath[]; canDo?: CanDo[] } = {},
  ) {
    this.#known = new Map(topics.map((topic) => [topic.slug, topic]));
  }

  add(course: Course, card: CourseCard, topics: IndexTopic[]): void {
    this.#courses++;
    this.#usualHours.add(card);
    if (card.playable) this.#playable++;
    this.#lessons += course.lessons?.length ?? 0;
    this.#lessonPages += listedLessons(course).length;
    if (isListed(course)) this.#listed++;
    for (const id of factSourcesOf(course)) this.#sources.set(id, (this.#sources.get(id) ?? 0) + 1);
    this.#providers.add(course.provider);
    const language = languageOf(course.language);
    this.#languages.add(language);
    const slugs = this.#withBroader(topics);
    this.#countLanguage(language, slugs);
    const own = topics[0]?.subject;
    // A topic has the courses of its parts, also of those in another subject: so has the subject.
    const ofBroader = [...slugs].flatMap((slug) => this.#known.get(slug)?.subject ?? []);
    for (const name of new Set([...topics.map(({ subject }) => subject), ...ofBroader])) {
      const subject = this.#subjects.get(name) ?? newSubject();
      this.#subjects.set(name, subject);
      subject.count++;
      // A course is shown only under the subject of its first topic, so that no two shelves look alike.
      if (name !== own) continue;
      subject.shelf.add(card);
      subject.inLanguage.get(language)?.add(card);
    }
  }

  #withBroader(topics: IndexTopic[]): ReadonlySet<string> {
    const slugs = new Set(topics.map(({ slug }) => slug));
    // What is added here is visited too.
    for (const slug of slugs) {
      const broader = this.#known.get(slug)?.broader;
      if (broader !== undefined && this.#known.has(broader)) slugs.add(broader);
    }
    return slugs;
  }

  #countLanguage(language: string, slugs: ReadonlySet<string>): void {
    for (const slug of slugs) {
      const counts = this.#taught.get(slug) ?? new Map<string, number>();
      this.#taught.set(slug, counts.set(language, (counts.get(language) ?? 0) + 1));
    }
  }

  #topicLanguages(): NonNullable<CatalogOverview['topicLanguages']> {
    return Object.fromEntries(
      [...this.#taught].flatMap(([slug, counts]) => {
        const enough = [...counts].filter(([, count]) => count >= FEWEST_IN_LANGUAGE);
        const languages = enough.map(([language]) => language).sort();
        return languages.length > 0 ? [[slug, languages]] : [];
      }),
    );
  }

  finish(topics: IndexTopic[]): CatalogOverview {
    const bySubject = new Map<string, TopicCount[]>();
    for (const { slug, name, subject, whole } of topics) {
      if (whole === 0) continue;
      bySubject.set(subject, [...(bySubject.get(subject) ?? []), { slug, name, subject, count: whole }]);
    }
    return {
      courses: this.#courses,
      playable: this.#playable,
      lessons: this.#lessons,
      lessonPages: this.#lessonPages,
      providers: this.#providers.size,
      languages: this.#languages.size,
      listed: this.#listed,
      sources: this.#listSources(),
      ...this.#drawMap(topics),
      studyPaths: this.more.studyPaths ?? [],
      canDo: this.more.canDo ?? [],
      topicLanguages: this.#topicLanguages(),
      usualHours: this.#usualHours.finish(),
      subjects: [...this.#subjects]
        .map(([name, { count, shelf, inLanguage }]) => ({
          name,
          count,
          topics: mostFirst(bySubject.get(name) ?? []).slice(
            0,
            name === OTHER_SUBJECT ? FREE_TOPICS : undefined,
          ),
          picks: shelf.picks(),
          picksIn: Object.fromEntries([...inLanguage].map(([language, own]) => [language, own.picks()])),
        }))
        .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en')),
    };
  }

  #mapOf(topics: IndexTopic[]): TopicMap {
    const counts = new Map(topics.map(({ slug, whole }) => [slug, whole]));
    return Object.fromEntries(
      this.topics.map(({ slug, name, subject, broader, kind, leadsTo, requires, firstFor }) => {
        const facts = { broader, kind, leadsTo, requires, firstFor };
        const known = Object.entries(facts).filter(([, value]) => value !== undefined);
        return [slug, { name, subject, ...Object.fromEntries(known), count: counts.get(slug) ?? 0 }];
      }),
    );
  }

  #drawMap(topics: IndexTopic[]): Pick<CatalogOverview, 'map' | 'layouts'> {
    const map = this.#mapOf(topics);
    const { layOut } = this.more;
    if (!layOut) return { map };
    const layouts = Object.keys(map).flatMap((slug) => {
      const layout = layOut(map, slug);
      return layout ? [[slug, layout] as const] : [];
    });
    return { map, layouts: Object.fromEntries(layouts) };
  }

  /** How many topics each source says something of. */
  #evidence(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { requires = [] } of this.topics)
      for (const id of new Set(requires.flatMap(({ evidence }) => evidence.map(listIdOf))))
        if (this.known.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  }

  #listSources(): SourceOverview[] {
    const { known } = this;
    const evidence = this.#evidence();
    const counts = new Map([...evidence.keys()].map((id) => [id, 0]));
    for (const [list, courses] of this.#sources) {
      const id = sourceIdOf(list, (other) => known.has(other));
      counts.set(id, (counts.get(id) ?? 0) + courses);
    }
    return [...counts]
      .map(([id, courses]) => {
        const topics = evidence.get(id);
        return { id, ...known.get(id), courses, ...(topics !== undefined && { topics }) };
      })
      .sort((a, b) => b.courses - a.courses || a.id.localeCompare(b.id, 'en'))
      .slice(0, SOURCES);
  }
}

function mostFirst(topics: TopicCount[]): TopicCount[] {
  return topics.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
}
