import { Link } from '@/components/ui/Link';
import { langOf } from '@/lib/course/lang-of';
import * as m from '@/messages/course';

type Crumb = { name: string; href: string; rel?: 'nofollow'; language?: string };

type Props = { steps: Crumb[]; here: string; language?: string };

/** The path from the home page to this one; the last step is the page itself. */
export function Breadcrumb({ steps, here, language: ofPage }: Props) {
  return (
    <nav aria-label={m.breadcrumb()}>
      <ol className="breadcrumb">
        {steps.map(({ name, href, rel, language }) => (
          <li key={href}>
            <Link href={href} rel={rel}>
              <bdi lang={langOf(language)}>{name}</bdi>
            </Link>
          </li>
        ))}
        <li aria-current="page">
          <bdi lang={langOf(ofPage)}>{here}</bdi>
        </li>
      </ol>
    </nav>
  );
}
