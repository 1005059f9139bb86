import { type PageOf, showPage } from '@/components/screens/show-page';
import { TopicsScreen } from '@/components/screens/TopicsScreen';
import { loadTopics } from '@/lib/screens/server/load-lists';
import { servePage } from '@/lib/screens/server/serve-page';
import { catalog } from '@/lib/search/server';

export const getServerSideProps = servePage(() => loadTopics(catalog()));

export default showPage('/topics', TopicsScreen) satisfies PageOf<typeof getServerSideProps>;
