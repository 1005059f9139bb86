import { showPage } from '@/components/layout/show-page';
import { RefundPolicyScreen } from '@/components/screens/RefundPolicyScreen';
import { refundPolicyPage } from '@/lib/pages/refund-policy';

export default showPage(refundPolicyPage, RefundPolicyScreen);
