import { showFixedPage, textScreen } from '@/components/screens/show-page';

const PricingScreen = textScreen(() =>
  import('@/components/screens/PricingScreen').then((module) => module.PricingScreen),
);

export default showFixedPage('/pricing', PricingScreen);
