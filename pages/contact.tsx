import { ContactScreen } from '@/components/screens/ContactScreen';
import { showFixedPage } from '@/components/screens/show-page';
import { contactPage } from '@/lib/pages';

export default showFixedPage(contactPage, ContactScreen);
