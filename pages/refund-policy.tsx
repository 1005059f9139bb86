import { RefundPolicyScreen } from '@/components/screens/RefundPolicyScreen';
import { showFixedPage } from '@/components/screens/show-page';
import { refundPolicyPage } from '@/lib/pages';

export default showFixedPage(refundPolicyPage, RefundPolicyScreen);
