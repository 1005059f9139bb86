import { showPage } from '@/components/screens/show-page';
import { TermsScreen } from '@/components/screens/TermsScreen';
import { termsPage } from '@/lib/pages';

export default showPage(termsPage, TermsScreen);
