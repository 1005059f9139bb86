import { showPage } from '@/components/layout/show-page';
import { ProfileScreen } from '@/components/screens/ProfileScreen';
import { profilePage } from '@/lib/pages/profile';

export default showPage(profilePage, ProfileScreen);
