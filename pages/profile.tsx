import { ProfileScreen } from '@/components/screens/ProfileScreen';
import { showPage } from '@/components/screens/show-page';
import { profilePage } from '@/lib/pages';

export default showPage(profilePage, ProfileScreen);
