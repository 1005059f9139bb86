import { OfflineScreen } from '@/components/screens/OfflineScreen';
import { showFixedPage } from '@/components/screens/show-page';

export default showFixedPage('/offline', OfflineScreen);
