export { PricingScreen as default } from '@/components/screens/PricingScreen';
