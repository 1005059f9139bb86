import { LanguageLinks } from '@/components/ui/LanguageLinks';
import { Logo } from '@/components/ui/Logo';
import { linkColumns, recommendedCourses, termsWithoutPage } from '@/lib/footer';
import { numberOf } from '@/lib/format/count';
import { insideSentence } from '@/lib/format/inside-sentence';
import { perLocale } from '@/lib/format/per-locale';
import { currentLocale } from '@/lib/locale/current-locale';
import { localePrefix } from '@/lib/locale/locale-path';
import { LOCALES, shownLocales } from '@/lib/locale/locales';
import { sitePages } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as m from '@/messages/layout';

/** "1.2M", as the specification writes it: Britain has a small letter. Others have words, which read better than "850 k". */
const compact = perLocale(
  (tag) =>
    new Intl.NumberFormat(tag === 'en-GB' ? 'en' : tag, {
      notation: 'compact',
      compactDisplay: tag === 'en-GB' ? 'short' : 'long',
    }),
);

/** French and German write thousands in digits. */
const IN_DIGITS: readonly string[] = ['de', 'fr'];

const shortNumber = (count: number) =>
  count < 1_000_000 && IN_DIGITS.includes(currentLocale()) ? numberOf(count) : compact().format(count);

/** The plural of what is said in millions: "1,2 millones de estudiantes" is not that of 1,200,000. */
const pluralOf = (count: number) => Math.min(count, 1_000_000);

/** Crawlers follow those that lead to the page of a topic in English. */
const termRel = (term: string) => (localePrefix() || termsWithoutPage.has(term) ? 'nofollow' : undefined);

/** 41 plain links on every page: as components they would cost the server 0.3 ms per answer. */
export function FooterContent() {
  return (
    <div className="site-width footer">
      <section aria-labelledby="footer-courses">
        <h2 id="footer-courses">{m.highlyRecommendedCourses()}</h2>
        <ul className="footer-tiles">
          {recommendedCourses.map(({ title, students }) => (
            <li key={title}>
              <a href={paths.search(title)} rel="nofollow">
                {title}
                <span>{m.students({ count: pluralOf(students), shown: shortNumber(students) })}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <nav aria-label={m.popularSearches()} className="footer-links footer-columns">
        {linkColumns.map(({ title, terms }) => (
          <div key={terms[0].words}>
            <h2>{title()}</h2>
            <ul>
              {terms.map(({ words, name }) => (
                <li key={words}>
                  <a href={paths.search(words)} rel={termRel(words)}>
                    {name()}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="footer-end">
        <p>
          {m.nameAndPromise({
            logo: () => <Logo look="mark" />,
            name: site.name,
            promise: insideSentence(m.promise()),
          })}
        </p>
        <nav aria-label={m.aboutThisSite()} className="footer-links">
          <ul>
            {sitePages.map(
              ({ path, footer }) =>
                footer && (
                  <li key={path}>
                    <a href={localePrefix() + path}>{footer()}</a>
                  </li>
                ),
            )}
          </ul>
        </nav>
        {!LOCALES[currentLocale()].readByNatives && (
          <p>{m.notReadByNatives({ contact: (text) => <a href={paths.contact()}>{text}</a> })}</p>
        )}
        {shownLocales().length > 0 && (
          <nav id="languages" aria-label={m.languages()} className="footer-links">
            <LanguageLinks />
          </nav>
        )}
      </div>
    </div>
  );
}
