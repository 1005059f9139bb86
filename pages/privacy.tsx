import type { GetStaticProps } from 'next';
import { showPage } from '@/components/layout/show-page';
import { PrivacyScreen, type PrivacyScreenProps } from '@/components/screens/PrivacyScreen';
import { browserStorage } from '@/lib/browser-storage';
import { privacyPage } from '@/lib/pages/privacy';

export const getStaticProps: GetStaticProps<PrivacyScreenProps> = () => ({
  props: { stored: browserStorage },
});

export default showPage<PrivacyScreenProps>(privacyPage, PrivacyScreen);
