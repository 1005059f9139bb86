import { showPage } from '@/components/layout/show-page';
import { OfflineScreen } from '@/components/screens/OfflineScreen';
import { offlinePage } from '@/lib/pages/offline';

export default showPage(offlinePage, OfflineScreen);
