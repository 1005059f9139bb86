import { showFixedPage, textScreen } from '@/components/screens/show-page';

const RefundPolicyScreen = textScreen(() =>
  import('@/components/screens/RefundPolicyScreen').then((module) => module.RefundPolicyScreen),
);

export default showFixedPage('/refund-policy', RefundPolicyScreen);
