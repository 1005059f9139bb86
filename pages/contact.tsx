import { showFixedPage, textScreen } from '@/components/screens/show-page';

const ContactScreen = textScreen(() =>
  import('@/components/screens/ContactScreen').then((module) => module.ContactScreen),
);

export default showFixedPage('/contact', ContactScreen);
