import { SourcesScreen } from '@/components/screens/SourcesScreen';
import { type PageOf, showPage } from '@/components/screens/show-page';
import { loadSources } from '@/lib/screens/server/load-sources';
import { servePage } from '@/lib/screens/server/serve-page';
import { catalog } from '@/lib/search/server';

export const getServerSideProps = servePage(() => loadSources(catalog()));

export default showPage('/sources', SourcesScreen) satisfies PageOf<typeof getServerSideProps>;
