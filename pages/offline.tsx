import { OfflineScreen } from '@/components/screens/OfflineScreen';
import { showFixedPage } from '@/components/screens/show-page';
import { offlinePage } from '@/lib/pages';

export default showFixedPage(offlinePage, OfflineScreen);
