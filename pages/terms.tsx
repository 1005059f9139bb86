import { showFixedPage } from '@/components/screens/show-page';
import { TermsScreen } from '@/components/screens/TermsScreen';
import { termsPage } from '@/lib/pages';

export default showFixedPage(termsPage, TermsScreen);
