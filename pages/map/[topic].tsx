import { type MapPage, MapScreen } from '@/components/screens/MapScreen';
import { type PageOf, showUnlessUnavailable } from '@/components/screens/show-page';
import { loadMap } from '@/lib/screens/server/load-map';
import { servePage } from '@/lib/screens/server/serve-page';
import { catalog } from '@/lib/search/server';

export const getServerSideProps = servePage(({ params }) => loadMap(catalog(), params.topic ?? ''));

export default showUnlessUnavailable<MapPage>(MapScreen) satisfies PageOf<typeof getServerSideProps>;
