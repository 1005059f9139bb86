import { RefundPolicyScreen } from '@/components/screens/RefundPolicyScreen';
import { showFixedPage } from '@/components/screens/show-page';

export default showFixedPage('/refund-policy', RefundPolicyScreen);
