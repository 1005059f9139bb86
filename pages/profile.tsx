import { ProfileScreen } from '@/components/screens/ProfileScreen';
import { showFixedPage } from '@/components/screens/show-page';
import { profilePage } from '@/lib/pages';

export default showFixedPage(profilePage, ProfileScreen);
