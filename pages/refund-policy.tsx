export { RefundPolicyScreen as default } from '@/components/screens/RefundPolicyScreen';
