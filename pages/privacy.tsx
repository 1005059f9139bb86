import { showPage } from '@/components/layout/show-page';
import { PrivacyScreen } from '@/components/screens/PrivacyScreen';
import { privacyPage } from '@/lib/pages/privacy';

export default showPage(privacyPage, PrivacyScreen);
