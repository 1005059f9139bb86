import { PageHead } from '@/components/ui/PageHead';
import { type HeadProps, headOf, type SitePath } from '@/lib/pages';

/** The head of a page. It loads the definitions of all pages, so a route loads it with what is only shown. */
export function SitePageHead<Path extends SitePath>({ path, props }: { path: Path; props: HeadProps<Path> }) {
  return <PageHead {...headOf(path, props)} />;
}
