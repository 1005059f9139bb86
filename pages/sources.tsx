import { SourcesScreen } from '@/components/screens/SourcesScreen';
import { showPage } from '@/components/screens/show-page';
import type { SourceOverview } from '@/lib/courses/overview.types';
import { sourcesPage } from '@/lib/pages/sources';
import { loadSources } from '@/lib/server/pages/load-sources';
import { servePage } from '@/lib/server/pages/serve-page';
import { catalog } from '@/lib/server/search';

export const getServerSideProps = servePage(() => loadSources(catalog()));

export default showPage<{ sources: SourceOverview[]; courses: number }>(sourcesPage, SourcesScreen);
