import { OfflineScreen } from '@/components/screens/OfflineScreen';
import { showPage } from '@/components/screens/show-page';
import { offlinePage } from '@/lib/pages';

export default showPage(offlinePage, OfflineScreen);
