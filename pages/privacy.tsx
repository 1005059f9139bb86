import { PrivacyScreen, type PrivacyScreenProps } from '@/components/screens/PrivacyScreen';
import { showPage } from '@/components/screens/show-page';
import { browserStorage } from '@/lib/browser-storage';
import { servePage } from '@/lib/screens/server/serve-page';

export const getServerSideProps = servePage<PrivacyScreenProps>(async () => ({
  kind: 'found',
  props: { stored: browserStorage() },
  indexed: true,
  settled: true,
}));

export default showPage('/privacy', PrivacyScreen);
