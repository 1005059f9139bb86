import { PricingScreen } from '@/components/screens/PricingScreen';
import { showPage } from '@/components/screens/show-page';
import { pricingPage } from '@/lib/pages';

export default showPage(pricingPage, PricingScreen);
