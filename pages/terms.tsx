import { showFixedPage } from '@/components/screens/show-page';
import { TermsScreen } from '@/components/screens/TermsScreen';

export default showFixedPage('/terms', TermsScreen);
