import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { longDay } from '@/lib/course';
import { currentLocale } from '@/lib/locale/current-locale';
import { inLocale } from '@/lib/locale/locale-path';
import * as m from '@/messages/layout';

type ProseSection = { id: string; title: string; body: ReactNode };

type Props = {
  title: string;
  intro: ReactNode;
  /** Day of the last change of a legal text, YYYY-MM-DD. */
  updated?: string;
  sections: ProseSection[];
};

/** A text page with a table of contents. */
export function ProsePage({ title, intro, updated, sections }: Props) {
  return (
    <div className="site-width gap-12 py-10 lg:grid lg:grid-cols-[minmax(0,1fr)_16rem] lg:py-14">
      <article className="prose">
        <h1 className="text-3xl font-extrabold sm:text-4xl">{title}</h1>
        {updated && (
          <p className="text-sm text-muted">
            {m.lastUpdated({ day: () => <time dateTime={updated}>{longDay(updated)}</time> })}
          </p>
        )}
        {updated && currentLocale() !== 'en' && <EnglishBinds />}
        <div className="text-lg">{intro}</div>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            {section.body}
          </section>
        ))}
      </article>
      {sections.length > 2 && (
        <nav aria-label={m.onThisPage()} className="mt-10 self-start lg:sticky lg:top-24 lg:mt-0">
          <p className="font-bold">{m.onThisPage()}</p>
          <ul className="mt-2 border-s border-line">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="block py-1.5 ps-4 text-sm text-muted hover:text-accent-strong pointer-coarse:py-3"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Says of a translated legal text that the English one is binding. */
function EnglishBinds() {
  const { asPath } = useRouter();
  return (
    <p>
      {m.englishBinds({
        english: (text) => (
          // Who reads the binding text chose no other language: without a referrer it is not remembered as a choice.
          <a href={inLocale('en', asPath)} hrefLang="en" rel="noreferrer">
            {text}
          </a>
        ),
      })}
    </p>
  );
}
