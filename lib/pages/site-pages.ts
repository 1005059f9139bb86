import type { ComparedView, Subject } from '@/lib/course';
import { clipWords } from '@/lib/format/clip-words';
import { joinTitles, listOf } from '@/lib/format/join-words';
import { type PlanView, planHref } from '@/lib/guide';
import type { HeadData } from '@/lib/head/head.types';
import { pageImage } from '@/lib/head/page-image';
import { plainPaths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as layout from '@/messages/layout';
import * as m from '@/messages/pages';

/** Length of a title before the site's name, and of a description, that search engines and cards show. */
const TITLE = 60;
const DESCRIPTION = 160;

/**
 * A page with one fixed address. Search, course and lesson pages have many addresses and build their own
 * heads.
 */
type Page<Props> = {
  /** Title, description, keywords, and the canonical address if the page is shown at others too. The title is without the product's name, which is added. */
  head: (props: Props) => Pick<HeadData, 'title' | 'description' | 'keywords' | 'path'>;
  /** Its name in the footer, which then links to it. */
  footer?: () => string;
  /** Cached by the service worker on the first visit, for offline use. */
  precached?: true;
  /** Shows what one person has. No cache keeps it but the service worker's, which is emptied for the next person. */
  personal?: true;
  /** False for a page that is shown at other addresses too: then its own is not its canonical address. */
  canonical?: false;
} & (
  | {
      /** Whether search engines may list it; if so, it is in the sitemap too. */
      indexed: true;
      /** Whether they may list it in English only, or in all languages. */
      locales: 'en' | 'all';
      /** The text of its share image; undefined: the site's default image. */
      shareCard: (() => { title: string; line: string }) | undefined;
    }
  | { indexed: false; locales?: undefined; shareCard?: undefined }
);

/** The props of the page: the names of the subjects, and apart from them what it only shows. */
export type TopicsPage = { names: string[]; shown?: { subjects: Subject[] } };

type OfSite = (names: { site: string }) => string;

/** A page that tells of the site, in English alone. */
const information = ({
  title,
  description,
  keywords,
  line,
  footer,
}: Record<'title' | 'line', () => string> &
  Record<'description' | 'keywords', OfSite> &
  Pick<Page<never>, 'footer'>) => ({
  head: () => ({
    title: title(),
    description: description({ site: site.name }),
    keywords: keywords({ site: site.name }).split(', '),
  }),
  indexed: true as const,
  locales: 'en' as const,
  shareCard: () => ({ title: title(), line: line() }),
  ...(footer && { footer }),
});

/** Every page with a fixed address. The sitemap, share images, footer, budgets and browser tests read this table. */
const pages = {
  '/': {
    head: () => ({
      title: layout.promise(),
      description: layout.description(),
      keywords: m.homeKeywords().split(', '),
    }),
    indexed: true,
    locales: 'all',
    shareCard: undefined,
  },
  '/topics': {
    head: ({ names }: TopicsPage) => ({
      title: m.topicsTitle(),
      description: clipWords(m.topicsDescription({ names: listOf(names) }), DESCRIPTION),
      keywords: [...m.topicsKeywords().split(', '), ...names.map((name) => name.toLowerCase())],
    }),
    indexed: true,
    locales: 'all',
    shareCard: () => ({ title: m.topicsTitle(), line: m.topicsLine() }),
  },
  '/plan': {
    head: ({ request }: PlanView) => ({
      title: request ? m.planFor({ goal: request.goal }) : m.planTitle(),
      description: request ? m.planForDescription({ goal: request.goal }) : m.planDescription(),
      keywords: m.planKeywords().split(', '),
      path: request ? planHref(request) : plainPaths.plan(),
    }),
    // There is a plan for any words.
    indexed: false,
    canonical: false,
  },
  '/compare': {
    head: ({ courses = [] }: ComparedView) => {
      const names = joinTitles(courses.map(({ title }) => title));
      const isTable = courses.length > 0;
      return {
        title: isTable ? clipWords(m.compareCourses({ courses: names }), TITLE) : m.compareTitle(),
        description: isTable
          ? clipWords(m.compareTheseDescription({ courses: names }), DESCRIPTION)
          : m.compareDescription(),
        keywords: m.compareKeywords().split(', '),
        path: plainPaths.compare(courses.map(({ id }) => id)),
      };
    },
    // One of endlessly many tables.
    indexed: false,
    canonical: false,
  },
  '/sources': information({
    title: m.sourcesTitle,
    description: m.sourcesDescription,
    keywords: m.sourcesKeywords,
    line: m.sourcesLine,
  }),
  '/pricing': information({
    title: m.pricingTitle,
    description: m.pricingDescription,
    keywords: m.pricingKeywords,
    line: m.pricingLine,
  }),
  '/contact': information({
    title: m.contactTitle,
    description: m.contactDescription,
    keywords: m.contactKeywords,
    line: m.contactLine,
    footer: layout.contact,
  }),
  '/terms': information({
    title: m.termsTitle,
    description: m.termsDescription,
    keywords: m.termsKeywords,
    line: m.termsLine,
    footer: layout.termsOfService,
  }),
  '/privacy': information({
    title: m.privacyTitle,
    description: m.privacyDescription,
    keywords: m.privacyKeywords,
    line: m.privacyLine,
    footer: layout.privacyPolicy,
  }),
  '/refund-policy': information({
    title: m.refundPolicyTitle,
    description: m.refundPolicyDescription,
    keywords: m.refundPolicyKeywords,
    line: m.refundPolicyLine,
    footer: layout.refundPolicy,
  }),
  '/my-courses': {
    head: () => ({
      title: m.myCoursesTitle(),
      description: m.myCoursesDescription(),
      keywords: m.myCoursesKeywords().split(', '),
    }),
    indexed: false,
    precached: true,
    personal: true,
  },
  '/profile': {
    head: () => ({
      title: m.profileTitle(),
      description: m.profileDescription(),
      keywords: m.profileKeywords().split(', '),
    }),
    indexed: false,
    personal: true,
  },
  '/offline': {
    head: () => ({
      title: m.offlineTitle(),
      description: m.offlineDescription(),
      keywords: m.offlineKeywords().split(', '),
    }),
    indexed: false,
    precached: true,
    // The service worker shows it at the address of a page that is not cached.
    canonical: false,
  },
} satisfies Record<string, Page<never>>;

export type SitePath = keyof typeof pages;
export type SitePage = Page<never> & { path: string };

export const sitePages: readonly SitePage[] = Object.entries(pages).map(([path, page]) => ({
  path,
  ...page,
}));

/** What a page's head says is of these. */
export type HeadProps<Path extends SitePath> =
  Parameters<(typeof pages)[Path]['head']> extends [infer Props extends object] ? Props : object;

export const shareNameOf = ({ path }: { path: string }): string => path.slice(1);

export const isIndexedPage = (path: SitePath): boolean => pages[path].indexed;

export function headOf<Path extends SitePath>(path: Path, props: HeadProps<Path>): HeadData {
  const { head, indexed, shareCard, canonical, locales }: Page<never> = pages[path];
  return {
    ...head(props as never),
    ...(canonical !== false && { path }),
    ...(locales === 'all' && { locales }),
    ...(shareCard && { image: pageImage(shareNameOf({ path }), shareCard().title) }),
    robots: indexed ? 'index' : 'noindex',
  };
}
