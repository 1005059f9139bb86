import { showFixedPage, textScreen } from '@/components/screens/show-page';

const TermsScreen = textScreen(() =>
  import('@/components/screens/TermsScreen').then((module) => module.TermsScreen),
);

export default showFixedPage('/terms', TermsScreen);
