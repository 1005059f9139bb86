import { showPage } from '@/components/screens/show-page';
import { TopicsScreen } from '@/components/screens/TopicsScreen';
import { type TopicsPage, topicsPage } from '@/lib/pages/topics';
import { loadTopics } from '@/lib/server/pages/load-topics';
import { servePage } from '@/lib/server/pages/serve-page';
import { catalog } from '@/lib/server/search';

export const getServerSideProps = servePage(() => loadTopics(catalog()));

export default showPage<TopicsPage>(topicsPage, TopicsScreen);
