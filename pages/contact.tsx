import { showPage } from '@/components/layout/show-page';
import { ContactScreen } from '@/components/screens/ContactScreen';
import { contactPage } from '@/lib/pages/contact';

export default showPage(contactPage, ContactScreen);
