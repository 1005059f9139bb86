import { OfflineScreen } from '@/components/screens/OfflineScreen';
import { showPage } from '@/components/screens/show-page';
import { offlinePage } from '@/lib/pages/offline';

export default showPage(offlinePage, OfflineScreen);
