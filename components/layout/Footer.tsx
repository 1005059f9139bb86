import { Users } from 'lucide-react';
import Link from 'next/link';
import { bottomLinks, linkColumns, recommendedCourses } from '@/lib/footer';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { Logo } from './Logo';

export function Footer() {
  return (
    <footer className="mt-16 border-t border-line bg-surface tall:max-sm:pb-(--mobile-bar)">
      <div className="site-width space-y-12 py-12">
        <section aria-labelledby="footer-courses">
          <h2 id="footer-courses" className="text-xl font-bold">
            Highly Recommended Courses
          </h2>
          <ul className="mt-5 grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
            {recommendedCourses.map(({ title, students }) => (
              <li key={title}>
                <Link
                  href={paths.search(title)}
                  prefetch={false}
                  className="flex h-full min-h-20 flex-col justify-between gap-3 rounded-2xl border border-line bg-page p-4 transition-colors hover:border-accent hover:bg-accent-soft"
                >
                  <span className="font-semibold leading-snug">{title}</span>
                  <span className="inline-flex items-center gap-1.5 text-sm text-muted">
                    <Users aria-hidden className="size-4" />
                    <span>
                      <span>{students}</span> students
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <nav
          aria-label="Popular searches"
          className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-5"
        >
          {linkColumns.map(({ title, terms }) => (
            <div key={title}>
              <h2 className="text-sm font-bold">{title}</h2>
              <ul className="mt-2">
                {terms.map((term) => (
                  <li key={term}>
                    <Link
                      href={paths.search(term)}
                      prefetch={false}
                      className="inline-block py-1.5 text-sm text-muted underline-offset-4 first-letter:uppercase hover:text-accent-strong hover:underline pointer-coarse:py-2.5"
                    >
                      {term}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6">
          <p className="flex items-center gap-2 text-sm text-muted">
            <Logo look="mark" /> {site.name}: {site.promise.toLowerCase()}.
          </p>
          <nav aria-label="About this site">
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {bottomLinks.map(({ label, href }) => (
                <li key={href}>
                  <Link
                    href={href}
                    prefetch={false}
                    className="inline-block py-1.5 text-sm text-muted underline-offset-4 hover:text-accent-strong hover:underline pointer-coarse:py-2.5"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
