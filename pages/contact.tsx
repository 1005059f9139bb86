import { ContactScreen } from '@/components/screens/ContactScreen';
import { showPage } from '@/components/screens/show-page';
import { contactPage } from '@/lib/pages';

export default showPage(contactPage, ContactScreen);
