import { useRouter } from 'next/router';
import { Logo } from '@/components/ui/Logo';
import { bottomLinks, linkColumns, recommendedCourses, termsWithoutPage } from '@/lib/footer';
import { insideSentence } from '@/lib/format/inside-sentence';
import { currentLocale } from '@/lib/locale/current-locale';
import { inLocale } from '@/lib/locale/locale-path';
import { LOCALES, shownLocales } from '@/lib/locale/locales';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as m from '@/messages/layout';

/** 41 plain links on every page: as components they would cost the server 0.3 ms per answer. */
export function FooterContent() {
  const { asPath } = useRouter();
  const locales = shownLocales();
  return (
    <div className="site-width footer">
      <section aria-labelledby="footer-courses">
        <h2 id="footer-courses">{m.highlyRecommendedCourses()}</h2>
        <ul className="footer-tiles">
          {recommendedCourses.map(({ title, students }) => (
            <li key={title}>
              <a href={paths.search(title)} rel="nofollow">
                {title}
                <span>{m.students({ count: students })}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <nav aria-label={m.popularSearches()} className="footer-links footer-columns">
        {linkColumns.map(({ title, terms }) => (
          <div key={terms[0]}>
            <h2>{title()}</h2>
            <ul>
              {terms.map((term) => (
                <li key={term}>
                  <a href={paths.search(term)} rel={termsWithoutPage.has(term) ? 'nofollow' : undefined}>
                    {term}
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
            {bottomLinks.map(({ label, href }) => (
              <li key={href()}>
                <a href={href()}>{label()}</a>
              </li>
            ))}
          </ul>
        </nav>
        {!LOCALES[currentLocale()].readByNatives && (
          <p>{m.notReadByNatives({ contact: (text) => <a href={paths.contact()}>{text}</a> })}</p>
        )}
        {locales.length > 0 && (
          <nav id="languages" aria-label={m.languages()} className="footer-links">
            <ul>
              {(['en', ...locales] as const).map((locale) => (
                <li key={locale}>
                  <a
                    href={inLocale(locale, asPath)}
                    hrefLang={locale}
                    // Heads name the pages that are listed in a language.
                    rel={locale === 'en' ? undefined : 'nofollow'}
                    lang={locale}
                    dir={LOCALES[locale].dir}
                    aria-current={locale === currentLocale() || undefined}
                  >
                    {LOCALES[locale].name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
