import { showPage } from '@/components/layout/show-page';
import { PricingScreen } from '@/components/screens/PricingScreen';
import { pricingPage } from '@/lib/pages/pricing';

export default showPage(pricingPage, PricingScreen);
