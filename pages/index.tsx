import { HomeScreen } from '@/components/screens/HomeScreen';
import { showPage } from '@/components/screens/show-page';
import type { HomePage } from '@/lib/courses/overview.types';
import { homePage } from '@/lib/pages/home';
import { loadHome } from '@/lib/server/pages/load-home';
import { servePage } from '@/lib/server/pages/serve-page';
import { catalog } from '@/lib/server/search';

export const getServerSideProps = servePage(() => loadHome(catalog()));

export default showPage<HomePage>(homePage, HomeScreen);
