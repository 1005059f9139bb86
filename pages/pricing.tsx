import { PricingScreen } from '@/components/screens/PricingScreen';
import { showFixedPage } from '@/components/screens/show-page';
import { pricingPage } from '@/lib/pages';

export default showFixedPage(pricingPage, PricingScreen);
