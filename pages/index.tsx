import { HomeScreen } from '@/components/screens/HomeScreen';
import { type PageOf, showPage } from '@/components/screens/show-page';
import { loadHome } from '@/lib/screens/server/load-lists';
import { servePage } from '@/lib/screens/server/serve-page';
import { catalog } from '@/lib/search/server';

export const getServerSideProps = servePage(({ parameters }) => loadHome(catalog(), parameters));

export default showPage('/', HomeScreen) satisfies PageOf<typeof getServerSideProps>;
