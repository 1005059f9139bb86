import { isListedTopic } from '@/lib/course';
import { publicEnv } from '@/lib/env.public';
import { currentLocale } from '@/lib/locale/current-locale';
import { LOCALES } from '@/lib/locale/locales';
import { topicName } from '@/lib/locale/topic-name';
import { paths } from '@/lib/paths';
import { canonicalWords } from '@/lib/query-spelling';
import type { SearchEngine } from '@/lib/search/server';
import { siteFiles } from '@/lib/seo/site-files';
import { site } from '@/lib/site';
import * as course from '@/messages/course';
import * as layout from '@/messages/layout';
import * as m from '@/messages/seo';
import { escapeXml } from './escape-xml';
import { isPreview } from './is-preview';

const address = (path: string) => publicEnv.siteUrl + path;

/**
 * Nothing is disallowed, share images least of all. A preview is not disallowed either: a crawler must read a
 * page to see its noindex. A preview only names no sitemap.
 */
export function robotsText(preview = isPreview()): string {
  const open = 'User-agent: *\nAllow: /\n';
  return preview ? open : `${open}\nSitemap: ${address('/sitemap.xml')}\n`;
}

/** Lets browsers add the site as a search engine. */
export function openSearchText(): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(site.name)}</ShortName>
<Description>${escapeXml(layout.promise())}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="192" height="192" type="image/png">${address('/icon-192.png')}</Image>
<Url type="text/html" method="get" template="${address(paths.searchForm())}?q={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${address(siteFiles.openSearch())}"/>
</OpenSearchDescription>
`;
}

/** What a device shows of the site where it is installed as an app: one, whatever the language. */
export function manifestText(): string {
  const locale = currentLocale();
  const icon = (size: number, more: object = {}) => ({
    src: `/icon-${'purpose' in more ? 'maskable-' : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...more,
  });
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: m.appDescription(),
    id: '/',
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    lang: locale,
    dir: LOCALES[locale].dir,
    background_color: '#fbfaff',
    theme_color: '#fbfaff',
    categories: ['education'],
    icons: [icon(192), icon(512), icon(512, { purpose: 'maskable' })],
    shortcuts: [
      { name: layout.myCourses(), url: paths.myCourses() },
      { name: course.allTopics(), url: paths.topics() },
    ],
  });
}

/** A description of the site for language models: https://llmstxt.org. */
export async function llmsText(engine: Pick<SearchEngine, 'overview'>): Promise<string> {
  const { courses, providers, languages, subjects } = await engine.overview();
  const topic = ({ name, count }: { name: string; count: number }) =>
    `- ${m.llmsCount({ topic: topicName(name), address: address(paths.search(canonicalWords(name))), count })}`;
  return `# ${site.name}

> ${layout.promise()}. ${layout.description()}

${m.llmsRules({ courses, providers, languages })}

## ${m.llmsAddresses()}

- ${m.llmsTopics({ address: address(paths.topics()) })}
- ${m.llmsSearch({ address: address(`${paths.searchForm()}/`) })}
- ${m.llmsCourse({ address: address(paths.course('')) })}
- ${m.llmsSitemap({ address: address('/sitemap.xml') })}
- ${m.llmsNew({ address: address(siteFiles.feed()) })}

${subjects.map(({ name, topics }) => `## ${topicName(name)}\n\n${topics.filter(isListedTopic).map(topic).join('\n')}\n`).join('\n')}`;
}
