import { type PageOf, showPage, textScreen } from '@/components/screens/show-page';
import { loadSources } from '@/lib/screens/server/load-lists';
import { servePage } from '@/lib/screens/server/serve-page';
import { catalog } from '@/lib/search/server';

const SourcesScreen = textScreen(() =>
  import('@/components/screens/SourcesScreen').then((module) => module.SourcesScreen),
);

export const getServerSideProps = servePage(() => loadSources(catalog()));

export default showPage('/sources', SourcesScreen) satisfies PageOf<typeof getServerSideProps>;
