import { PricingScreen } from '@/components/screens/PricingScreen';
import { showFixedPage } from '@/components/screens/show-page';

export default showFixedPage('/pricing', PricingScreen);
