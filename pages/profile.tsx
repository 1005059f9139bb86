import { ProfileScreen } from '@/components/screens/ProfileScreen';
import { showFixedPage } from '@/components/screens/show-page';

export default showFixedPage('/profile', ProfileScreen);
