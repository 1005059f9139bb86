import { PrivacyScreen, type PrivacyScreenProps } from '@/components/screens/PrivacyScreen';
import { type PageOf, showPage } from '@/components/screens/show-page';
import { browserStorage } from '@/lib/browser-storage';
import { isIndexedPage } from '@/lib/pages';
import { servePage } from '@/lib/screens/server/serve-page';

export const getServerSideProps = servePage<PrivacyScreenProps>(async () => ({
  kind: 'found',
  props: { stored: browserStorage() },
  indexed: isIndexedPage('/privacy'),
  settled: true,
}));

export default showPage('/privacy', PrivacyScreen) satisfies PageOf<typeof getServerSideProps>;
