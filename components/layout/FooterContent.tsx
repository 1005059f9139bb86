import { Logo } from '@/components/ui/Logo';
import { bottomLinks, linkColumns, recommendedCourses } from '@/lib/footer';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

/** 41 plain links on every page: as components they would cost the server 0.3 ms per answer. */
export function FooterContent() {
  return (
    <div className="site-width space-y-12 py-12">
      <section aria-labelledby="footer-courses">
        <h2 id="footer-courses" className="text-xl font-bold">
          Highly Recommended Courses
        </h2>
        <ul className="footer-tiles mt-5 grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
          {recommendedCourses.map(({ title, students }) => (
            <li key={title}>
              <a href={paths.search(title)} rel="nofollow">
                {title}
                <span>{`${students} students`}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <nav
        aria-label="Popular searches"
        className="footer-links grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-5"
      >
        {linkColumns.map(({ title, terms }) => (
          <div key={title}>
            <h2 className="text-sm font-bold">{title}</h2>
            <ul className="mt-2">
              {terms.map((term) => (
                <li key={term}>
                  <a href={paths.search(term)}>{term}</a>
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
        <nav aria-label="About this site" className="footer-links">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {bottomLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
