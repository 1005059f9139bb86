import { ContactScreen } from '@/components/screens/ContactScreen';
import { showFixedPage } from '@/components/screens/show-page';

export default showFixedPage('/contact', ContactScreen);
