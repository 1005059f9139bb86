import type { GetStaticProps } from 'next';
import { PrivacyScreen, type PrivacyScreenProps } from '@/components/screens/PrivacyScreen';
import { showPage } from '@/components/screens/show-page';
import { browserStorage } from '@/lib/browser-storage';
import { privacyPage } from '@/lib/pages';

export const getStaticProps: GetStaticProps<PrivacyScreenProps> = () => ({
  props: { stored: browserStorage() },
});

export default showPage<PrivacyScreenProps>(privacyPage, PrivacyScreen);
