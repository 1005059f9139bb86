import { RefundPolicyScreen } from '@/components/screens/RefundPolicyScreen';
import { showPage } from '@/components/screens/show-page';
import { refundPolicyPage } from '@/lib/pages';

export default showPage(refundPolicyPage, RefundPolicyScreen);
