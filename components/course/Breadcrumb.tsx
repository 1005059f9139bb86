import { Fragment } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { langOf } from '@/lib/courses/lang-of';

export type Crumb = { name: string; href: string; language?: string };

type Props = { steps: Crumb[]; here: string; language?: string };

/** The path from the home page to this one; the last step is the page itself. */
export function Breadcrumb({ steps, here, language: ofPage }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        {steps.map(({ name, href, language }) => (
          <Fragment key={href}>
            <li>
              <Link href={href} className="inline-block py-1.5 hover:text-accent-strong hover:underline">
                <bdi lang={langOf(language)}>{name}</bdi>
              </Link>
            </li>
            <li aria-hidden>
              <Icon name="chevron-right" className="size-3.5 rtl:rotate-180" />
            </li>
          </Fragment>
        ))}
        <li aria-current="page" className="min-w-0 py-1.5 font-medium text-ink">
          <bdi lang={langOf(ofPage)}>{here}</bdi>
        </li>
      </ol>
    </nav>
  );
}
